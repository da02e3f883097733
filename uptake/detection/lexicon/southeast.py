"""Vietnamese and Indonesian cues; written as in the English module."""

from unicodedata import normalize

# Diacritics are often left out, wholly or but for the hat: a letter with marks stands for itself, hat and bare.
_EITHER = str.maketrans({"đ": "[đd]"})
for _letter in "àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ":
    _marks = normalize("NFD", _letter)
    _EITHER[ord(_letter)] = f"[{_letter}{normalize('NFC', _marks[:2])}{_marks[0]}]"

VIETNAMESE = {cue: phrases if cue == "words" else phrases.translate(_EITHER) for cue, phrases in {
    "words": r"là|la|không|khong|của|cua|và|có|co|cho|tôi|toi|mình|minh|bạn|ban|này|nay|được|duoc|các|một|mot|những|"
        r"với|thì|rồi|roi|cái|đã|sẽ|em|anh|ơi|nhé|nhe|ạ|gì|sao|như|ko|hông",
    "no": r"không|khong|ko|hông|kh|khôngg{1,9}|không phải|ko phải|khoan|khoan đã|đợi đã|chờ đã|dừng lại|đâu có|"
        r"làm gì có|thôi",
    "wrong": r"sai(?: rồi| bét| hết| mất)?|nhầm(?: rồi| lẫn)?|lộn(?: rồi)?|(?:không|ko|chưa|chẳng) (?:đúng|chính xác|"
        r"phải (?:vậy|thế|đâu|là)|hợp lý|khớp|chuẩn|ổn)|đâu phải|(?:không|ko) (?:hề )?(?:có|tồn tại) (?:chuyện|cái|"
        r"thật)|bịa(?: ra| đặt)?|tự bịa|ngược(?: lại| rồi)?|lẫn lộn|vô lý|tào lao|linh tinh|mâu thuẫn|không tồn tại|"
        r"không thể nào|tầm bậy|bị lỗi sai|trật lất|lệch",
    "misfit": r"(?:không|ko|đâu|chưa) (?:có )?(?:hỏi|yêu cầu|bảo|nhờ|nói|muốn|đặt|cần) (?:\S{1,8} )?(?:cái này|cái đó|"
        r"vậy|thế|như vậy|điều đó)|(?:không|ko) phải (?:cái|điều|thứ|ý|những gì) (?:\S{1,6} )?(?:tôi|mình|em|anh|chị|"
        r"tui)|ý (?:tôi|mình|em|anh|tui) (?:là|không phải|ko phải)|hiểu (?:sai|nhầm|lầm)|(?:không|chưa) hiểu (?:ý|"
        r"câu hỏi)|lạc đề|ngoài lề|câu hỏi của (?:tôi|mình)|(?:tôi|mình|em) (?:đang )?(?:hỏi|muốn hỏi|nói) (?:về|là)|"
        r"ai (?:bảo|nhờ|mượn)|(?:không|chẳng) ai (?:bảo|nhờ|yêu cầu)|không liên quan",
    "asked": r"(?:tôi|mình|em|anh|chị|tui|tớ) (?:đã |có |vừa |mới ){0,2}(?:bảo|nói|yêu cầu|nhờ|dặn|ghi|viết|hỏi|đặt|"
        r"cung cấp)(?: là| rồi| rõ| mà)?|(?:đã|có) (?:bảo|nói|dặn|yêu cầu|ghi)(?: là| rõ| rồi)|(?:tôi|mình|em|"
        r"tui) muốn .. (?:chứ|mà|cơ)|như (?:đã|tôi|mình) (?:nói|thỏa thuận|yêu cầu|thống nhất|bảo)|theo (?:hợp đồng|"
        r"yêu cầu|thỏa thuận|hướng dẫn|đề bài)|đã thống nhất|nhắc lại|nói lại",
    "should": r"phải là|phải (?:có|dùng|viết|để|ghi|được)|lẽ ra|đáng lẽ|đáng ra|nên là|thay vì|chứ (?:không|"
        r"ko)(?: phải)?|thực ra|thật ra|đúng ra|đúng (?:là|phải)|không được|cấm|gọi là|viết là|cần phải|mới đúng|"
        r"mới phải",
    "undo": r"hoàn tác|khôi phục|trả (?:lại|về)|quay (?:lại|về)|hủy (?:đi|cái|ngay|lệnh|thay đổi)|huỷ|"
        r"làm lại(?: từ đầu)?|từ đầu|bỏ (?:hết|đi)|xóa (?:đi|hết|cái đó)|dừng (?:lại|ngay)|ngừng|đừng (?:đụng|động|"
        r"sửa nữa|làm nữa)|như (?:cũ|ban đầu|lúc đầu|trước)|về như cũ",
    "still": r"vẫn (?:còn|chưa|bị|thế|vậy|sai|lỗi|không|ko|y|như)|vẫn|lại (?:sai|lỗi|nhầm|thế|vậy|bị|quên|nữa)|"
        r"(?:cùng|y) (?:một )?(?:lỗi|chang|nguyên)|lần (?:thứ )?(?:hai|ba|tư|năm|2|3|4|5|n)|(?:bao nhiêu|mấy|"
        r"nhiều) lần|đã (?:nói|bảo) (?:rồi|trước)|không (?:có gì )?thay đổi|chưa (?:được|xong|sửa|thấy|thay)|y như cũ|"
        r"nữa rồi",
    "fail": r"(?:không|ko|chưa|chẳng|khong) (?:chạy|mở|hoạt động|vào|tải|lưu|gửi|nhận|hiện|load|lên|dùng|được|thấy|in|"
        r"kết nối|xem|cài|build|có gì)(?: được)?|(?:chạy|mở|vào|tải|lưu|gửi|dùng|xem|in|làm) (?:không|ko|chẳng|"
        r"hông) (?:được|ra|lên)|không có (?:gì|phản hồi)|báo lỗi|bị lỗi|lỗi (?:rồi|này|kìa)|bị (?:treo|đơ|văng|crash|"
        r"sập|hỏng|mất)|hỏng|hư(?: rồi)?|trắng (?:trang|xóa)|trống (?:trơn|không)|biến mất|thất bại|mất (?:tiêu|rồi|"
        r"hết)",
    "lack": r"thiếu|quên|bỏ (?:sót|qua|quên)|sót|đâu (?:rồi|mất|hết)|ở đâu|(?:không|chưa|ko) (?:có|thấy|ghi|thêm|"
        r"đề cập|nhắc|tính|kể|đưa)|mới (?:có|được) (?:một|hai|nửa|có)|chỉ (?:có|mới|được) (?:một|hai|nửa|phần)|"
        r"chưa (?:đủ|hết|đầy đủ)|không đầy đủ|bị cắt|phớt lờ|ít quá",
    "excess": r"(?:dài|ngắn|nhiều|trang trọng|khô khan|cứng nhắc|rườm rà|phức tạp|chung chung|to|nhỏ|sến|khách sáo|"
        r"kỹ thuật|máy móc|cứng|khó hiểu) (?:quá|thế|vậy|dữ)|quá (?:dài|ngắn|nhiều|trang trọng|khô|cứng|phức tạp|"
        r"chung chung|to|nhỏ|sến|máy móc)|hơi (?:dài|ngắn|nhiều|cứng|sến|khô|rườm rà)|dài dòng|lan man|thừa|"
        r"dư(?: thừa)?|không cần thiết|rườm rà|phóng đại|lặp (?:lại|đi)|ai (?:cần|mà)|lê thê",
    "you": r"(?:bạn|mày|em|cậu|ông|ad|bot) (?:\S{1,8} ){0,2}(?:ghi|viết|làm|gửi|xóa|sửa|đổi|dùng|nói|quên|nhầm|tính|"
        r"dịch|tự|bịa|để|trả lời|cho|hiểu|đặt|thêm)|(?:câu trả lời|bản dịch|code|kết quả|bài viết) (?:này |của bạn )?|"
        r"của bạn|sao (?:bạn|lại|mày)|tự (?:ý|tiện|động)",
    "why": r"(?:tại|vì|làm) sao|sao (?:lại|bạn|mà|vẫn|không|nó|tự)|ở đâu ra|lấy (?:ở )?đâu|ai (?:bảo|nói|cho|nhờ)|"
        r"từ (?:khi nào|bao giờ)|cái gì (?:đây|thế|vậy)|thật (?:không|ko|hả|à)|có chắc|chắc (?:không|chưa|ko)|có đọc|"
        r"có kiểm tra|nghiêm túc|căn cứ",
    "permission": r"(?:chưa|không|ko|đâu) (?:hề )?(?:cho phép|đồng ý|duyệt|xác nhận|phê duyệt|bảo (?:xóa|gửi|sửa|đổi|"
        r"làm))|(?:mà )?(?:không|chưa|ko) (?:hỏi|xin phép|báo|thông qua)|tự (?:ý|tiện|quyền)|ai cho (?:phép)?|"
        r"(?:không|chẳng) ai (?:bảo|cho|nhờ)|hỏi (?:tôi|mình|trước)|phải hỏi|chỉ (?:bảo|nhờ|muốn|cần|yêu cầu) (?:xem|"
        r"soạn|nháp|kiểm tra|chuẩn bị|bản nháp)|sao không hỏi",
    "thanks": r"cảm ơn|cám ơn|cảm tạ|thank(?:s| you)?|tks|cảm ơn nhiều|biết ơn",
    "praise": r"tuyệt(?: vời| quá)?|hay (?:quá|lắm|đấy|đó)|tốt (?:lắm|quá|rồi)|rất (?:tốt|hay|đẹp|ổn)|giỏi|xuất sắc|"
        r"hoàn hảo|chuẩn(?: luôn| rồi| không cần chỉnh)?|ổn(?: rồi| áp)?|được (?:rồi|đấy|đó)|đẹp(?: quá| lắm)?|ngon|"
        r"xịn|đúng (?:rồi|ý|vậy|thế|cái)|(?:không|ko|chẳng) (?:tệ|sai|có (?:lỗi|vấn đề|gì (?:để |phải )?(?:chê|sửa|"
        r"sai)))|không chê|chạy (?:được )?rồi|chạy ngon|(?:bạn|anh|em) (?:nói )?đúng|thích|hài lòng|hữu ích|đỉnh|"
        r"quá đã|vừa ý|không sai|không còn lỗi",
    "ack": r"ok|oke|okay|okie|vâng|dạ|ừ|ừm|uh|ờ|được|đồng ý|hiểu rồi|rõ|biết rồi|tất nhiên|rồi|đúng|phải|tiếp (?:tục|"
        r"đi)|làm đi|chốt|nhất trí|oki",
    "decline": r"(?:không|ko|thôi),? (?:cảm ơn|cám ơn|cần|sao|có gì|đâu)|không (?:cần|phải lo|quan trọng|vội|còn gì)|"
        r"khỏi|thế (?:thôi|là đủ|là được)|vậy (?:thôi|là đủ|được rồi)|(?:bây giờ|giờ|hiện tại|"
        r"tạm thời) (?:thì )?(?:không|chưa)|chưa cần|để sau|lúc khác|bỏ qua|kệ|(?:tôi|mình|em) (?:tự|sẽ tự)|"
        r"sao cũng được|đừng lo|đủ rồi|hết rồi|chưa phải lúc",
    "slip": r"(?:lỗi|do) (?:của )?(?:tôi|mình|em|tui)|(?:tôi|mình|em|tui|tớ) (?:\S{1,6} )?(?:nhầm|ghi nhầm|gõ nhầm|"
        r"viết nhầm|gõ sai|viết sai|nói nhầm|nhớ nhầm|nhớ sai|đọc nhầm|quên|lộn|sai|hiểu nhầm|gửi nhầm)|(?:gõ|viết|"
        r"gửi|dán|ghi|bấm|copy) (?:nhầm|lộn|sai)|(?:xin lỗi|sorry|sr|sori),? (?:\S{1,6} ){0,2}(?:tôi|mình|em|tui|gõ|"
        r"nhầm|viết|ghi|quên|ý)|nhầm (?:cửa sổ|file|link|chat|tab)|quên (?:nói|ghi|đính kèm|bảo|mất)|(?:đáng lẽ|"
        r"lẽ ra) (?:tôi|mình|em) (?:phải|nên)|ui|ơ nhầm|bạn (?:nói )?đúng|lỗi đánh máy (?:của )?(?:tôi|mình)|"
        r"bỏ qua tin|typo",
    "hypo": r"nếu|nhỡ|lỡ|giả sử|giả dụ|ví dụ|chẳng hạn|trong trường hợp|thử tưởng tượng|thì sao|liệu|"
        r"có thể .. (?:không|ko)|về lý thuyết",
    "standing": r"từ (?:giờ|nay|bây giờ|hôm nay|lần sau)(?: trở đi| về sau)?|lần (?:sau|tới)|sau này|luôn(?: luôn)?|"
        r"không bao giờ|đừng bao giờ|mỗi (?:lần|khi)|mặc định|nhớ (?:là|nhé|giúp)|ghi nhớ|hãy nhớ|(?:tôi|mình|"
        r"em) (?:thường |luôn )?(?:thích|ưu tiên)|trong dự án này|nói chung|thường thì",
    "task": r"(?:giờ |bây giờ |tiếp theo |và |ok,? |cảm ơn,? |hãy |giúp (?:tôi|mình|em) |làm ơn |"
        r"thêm nữa ){0,3}(?:viết|tạo|soạn|gửi|cho (?:tôi|mình|em)|giải thích|dịch|tóm tắt|thêm|đặt|tính|tìm|kiểm tra|"
        r"mở|chạy|lập|so sánh|liệt kê|vẽ|gợi ý|đề xuất|chuẩn bị|nhắc|lưu|sắp xếp|hướng dẫn|xuất|đọc) (?:giúp|cho|hộ|"
        r"thêm|một|1|bài|\w{2,8})|(?:bạn )?có thể|giúp (?:tôi|mình|em|với)|(?:tôi|mình|em) (?:cần|muốn|định)|"
        r"còn (?:một|1)|câu hỏi khác|hỏi (?:thêm|chút|tí)|nhân tiện|ngoài ra|tiện thể|tiếp theo|bây giờ|à mà",
    "question": r"gì|ai|nào|đâu|sao|tại sao|vì sao|bao giờ|khi nào|bao nhiêu|mấy|thế nào|như thế nào|có phải|liệu|"
        r"làm sao|làm thế nào|còn",
    "third": r"(?:khách(?: hàng)?|sếp|giáo viên|thầy|cô|đồng nghiệp|bạn tôi|mẹ|bố|vợ|chồng|luật sư|biên tập|ai đó|"
        r"người ta|anh ấy|cô ấy|họ|reviewer) (?:\S{1,8} ){0,2}(?:nói|bảo|viết|ghi|phàn nàn|khiếu nại|cho rằng|kêu|hỏi|"
        r"trả lời|chê|nhắn)|theo (?:lời|khách|sếp|anh ấy)|trích|(?:trong|nội dung) (?:email|mail|thư|"
        r"bình luận) (?:ghi|nói|viết|là)|chatgpt (?:nói|bảo)",
    "design": r"(?:chúng ta|mình|ta) (?:có thể|nên)|tốt hơn (?:là|nên)|hay là|theo (?:tôi|mình|em)|ưu điểm|nhược điểm|"
        r"ưu nhược|tùy|tuỳ|cứ (?:dùng|làm|chọn|lấy)|còn .. thì sao|có lẽ nên|e là",
    "own": r"(?:code|file|đơn|đơn hàng|commit|nhánh|bài|bài tập|script|test|tài khoản|thay đổi|lịch hẹn|"
        r"bản nháp) (?:\S{1,8} )?(?:của )?(?:tôi|mình|em|tui)|(?:commit|bản|phiên bản|lần deploy) (?:cuối|gần nhất|"
        r"mới nhất|trước|hôm qua)|(?:tôi|mình|em) (?:viết|làm|tạo|đẩy|gửi) (?:hôm|lúc|sáng)",
    "success": r"(?:đã|vừa) (?:xong|sửa|gửi|lưu|cập nhật|thêm|xóa|tạo|đặt|hoàn thành|hoàn tất|đổi|hủy|khắc phục|"
        r"giải quyết)|xong|hoàn tất|thành công|sẵn sàng|hoạt động (?:tốt|bình thường|lại)",
    "request": r"(?:vui lòng|xin|hãy|bạn) (?:\S{1,8} ){0,3}(?:cho biết|cung cấp|gửi|nhập|chọn|xác nhận|mô tả)|"
        r"cho (?:tôi|mình|em) (?:biết|xin)|(?:tôi|mình|em) (?:có thể )?giúp (?:được )?gì|bạn (?:muốn|cần|"
        r"thích) .. (?:nào|gì)",
    "failed": r"(?:không|chưa) (?:thể|tìm thấy|truy cập|mở được|làm được|gửi được|có quyền|tìm được)|rất tiếc|"
        r"thất bại|bị từ chối|không khả dụng",
    "style": r"trang trọng|thân mật|suồng sã|giọng(?: văn| điệu)?|văn phong|phong cách|ngắn(?: gọn)?(?: hơn)?|gọn|"
        r"dài hơn|đoạn văn|gạch đầu dòng|in đậm|in nghiêng|tiêu đề|dấu (?:phẩy|chấm|câu|tiếng việt)|chính tả|viết hoa|"
        r"viết thường|phông|font|màu(?: sắc)?|cỡ chữ|định dạng|bố cục|bảng|emoji|biểu tượng|xưng hô|lịch sự|làm tròn|"
        r"câu văn|ngoặc kép|từ ngữ|dễ hiểu|tự nhiên|danh sách",
    "damage": r"(?:xóa|ghi đè|gửi|đăng|hủy|làm mất|phá|làm hỏng) (?:mất|nhầm|hết|luôn|cho (?:tất cả|mọi|toàn|khách))|"
        r"(?:đã|bị) (?:xóa|mất|ghi đè|gửi đi|hủy|đăng)|mất (?:hết|sạch|dữ liệu)|production|môi trường thật|"
        r"tất cả khách(?: hàng)?|toàn bộ khách|cả công ty",
    "hedge": r"(?:bạn )?(?:có )?chắc (?:không|chưa|ko|chứ)|hình như|hình như là|tôi (?:nghĩ|tưởng|nhớ)|mình (?:nghĩ|"
        r"tưởng|nhớ)|theo (?:tôi|mình) (?:biết|nhớ)|có phải .. không|chẳng phải|phải không|hừm{1,9}|hmm{1,9}|"
        r"lạ (?:nhỉ|thật|quá)|thật (?:à|hả|không)|(?:kiểm tra|xem) lại|nghi ngờ|gần (?:đúng|được)|chỉ (?:có|là) điều|"
        r"ngoại trừ|trừ|hơi|một chút",
    "sarcasm": r"(?:tuyệt|hay|giỏi|cảm ơn|chúc mừng|đỉnh) (?:quá|lắm|thật|nhỉ|ghê),? (?:giờ|nhỉ|lại|luôn|thế)|hay nhỉ|"
        r"giỏi nhỉ|ừ thì|hài thật|buồn cười|bó tay|chịu luôn|cạn lời",
    "instead": r"thay (?:vì|bằng|thành|cho)|đổi (?:thành|lại|sang|cái)|sửa (?:lại|thành|giúp|đi)|dùng .. thay|"
        r"bỏ (?:phần|cái|từ|chữ|câu|emoji)|xóa (?:phần|từ|chữ|câu)|rút (?:gọn|ngắn)|viết lại|chuyển (?:thành|sang)|"
        r"đừng (?:dùng|viết|thêm|ghi|để|gọi)|không (?:dùng|thêm|để) (?:emoji|bảng|tiêu đề)|bằng tiếng (?:việt|anh)|"
        r"(?:ngắn|gọn|lịch sự|trang trọng|đơn giản|tự nhiên|cụ thể|chi tiết) hơn|chứ không phải",
    "outdated": r"không còn|hết (?:hạn|hiệu lực)|đã (?:đổi|chuyển|thay|dời|nghỉ|đóng|bỏ|tăng|sáp nhập|ngừng)|"
        r"đổi (?:tên|địa chỉ|số) (?:rồi|từ)|(?:địa chỉ|giá|số|tên|phiên bản|bản|thông tin) cũ|cũ rồi|lỗi thời|"
        r"từ (?:tháng|năm) \d{1,4}|trước (?:đây|kia)|năm ngoái|bây giờ (?:là|tên|ở)|nghỉ việc|mới nhất",
    "but": r"nhưng(?: mà)?|tuy nhiên|song|có điều|chỉ (?:là|có)|mỗi tội|tiếc là|mà",
}.items()}  # fmt: skip

INDONESIAN = {
    "words": r"yang|dan|di|ke|dari|ini|itu|untuk|tidak|gak|nggak|ga|ngga|tak|saya|aku|kamu|anda|kita|dengan|ada|"
        r"adalah|bukan|sudah|udah|belum|bisa|juga|tapi|kok|sih|dong|ya|mau|jangan|tolong|kenapa|terima|kasih|apa|yg|"
        r"dgn|utk|jadi|lagi",
    "no": r"tidak|bukan|nggak|ngga|enggak|gak|ga|kagak|tdk|nggakk{1,9}|tunggu(?: dulu| sebentar)?|bentar|sebentar|"
        r"stop|eh|lho|loh|mana ada|bukan gitu",
    "wrong": r"salah(?: \w{3,10})?|keliru|kesalahan|ngaco|ngawur|(?:tidak|nggak|gak|ga|kurang|belum|tdk|"
        r"bukan) (?:benar|betul|bener|tepat|akurat|sesuai|cocok|masuk akal|pas|valid|begitu|gitu|seperti itu)|"
        r"bukan (?:itu|yang itu|yg itu|begitu|gitu|yang ini)|(?:tidak|gak|nggak|ga) (?:pernah )?ada (?:yang namanya|"
        r"hal|itu)|terbalik|kebalik\w{0,3}|tertukar|ketuker|ketukar|mengarang|ngarang|karangan|halu|halusinasi|bohong|"
        r"hoaks|mustahil|gak mungkin|tidak mungkin|bertentangan|kacau|melenceng|error datanya",
    "misfit": r"bukan (?:itu|ini|yang itu|yg itu|seperti itu)? ?(?:yang |yg |maksud |mau )?(?:saya|aku|gue|gw|"
        r"kami)? ?(?:minta|maksud|tanya|mau|inginkan|tanyakan|pesan)|(?:saya|aku|gue|gw) (?:tidak|gak|nggak|"
        r"ga) (?:minta|tanya|bilang|nyuruh|pesan|mau) (?:itu|yang|yg|kamu|begitu)?|maksud (?:saya|aku|gue|gw)|"
        r"maksudku|salah (?:paham|mengerti|tangkap|ngerti)|(?:tidak|gak|nggak|kurang|ga) (?:paham|mengerti|ngerti|"
        r"nangkep) (?:maksud|pertanyaan)|pertanyaan (?:saya|ku)|pertanyaanku|(?:tidak|gak|nggak|ga) nyambung|"
        r"di luar topik|siapa (?:yang )?(?:minta|suruh|nyuruh)|(?:tidak|gak|nggak) ada yang (?:minta|nyuruh|suruh)|"
        r"yang (?:saya|aku) (?:maksud|tanya|tanyakan|minta)",
    "asked": r"(?:saya|aku|gue|gw|kami|kita) (?:kan |sudah |udah |tadi |pernah |jelas |cuma ){0,3}(?:minta|bilang|"
        r"tulis|pesan|sebut|sebutkan|kasih|tanya|mau|pengen|ingin|katakan)|(?:kan|tadi|sudah|udah) (?:saya |aku |"
        r"sudah |udah |di)?(?:bilang|minta|tulis|sepakati|bilangin)|(?:sesuai|seperti) (?:yang )?(?:permintaan|"
        r"kesepakatan|kontrak|perjanjian|instruksi|brief|diminta|disepakati)|kesepakatan(?:nya)?|menurut (?:kontrak|"
        r"instruksi|spesifikasi)|permintaan(?:nya| saya)|jelas-jelas|sekali lagi|ulangi",
    "should": r"harus(?:nya)?|seharusnya|mestinya|semestinya|wajib|bukannya|alih-alih|melainkan|padahal|sebenarnya|"
        r"sebenernya|aslinya|yang benar|yg bener|yang bener|jangan|tidak boleh|gak boleh|nggak boleh|dilarang|namanya|"
        r"disebut|ditulis|perlu",
    "undo": r"batalkan|batalin|cancel(?:in)?|kembalikan|balikin|balikkan|undo|rollback|pulihkan|urungkan|(?:mulai|"
        r"ulang|ulangi|bikin|buat) (?:lagi )?(?:dari )?(?:awal|nol|ulang)|dari (?:awal|nol)|buang (?:saja|aja|itu)|"
        r"hapus (?:itu|semua|aja|saja)|hentikan|berhenti|stop|jangan (?:disentuh|diubah|diapa-apain|sentuh)|"
        r"(?:seperti|kayak) (?:semula|sebelumnya|tadi|awal)|semula",
    "still": r"masih (?:saja |aja |tetap |belum |tidak |gak |nggak |ga |sama |error |salah )?|tetap(?: saja| aja)?|"
        r"tetep|lagi-lagi|(?:salah|error|gagal|begini|gitu|kayak gini) (?:lagi|terus)|(?:error|masalah|kesalahan|"
        r"hasil|pesan)(?:nya)? (?:yang )?sama|sama (?:saja|aja|kayak)|(?:kedua|ketiga|keempat|kelima|"
        r"kesekian) kali(?:nya)?|berapa kali|berkali-kali|sudah (?:saya )?bilang|udah (?:gue |aku )?bilang|(?:tidak|"
        r"gak|nggak|ga) (?:ada )?(?:berubah|perubahan)|belum (?:juga|berubah)",
    "fail": r"(?:tidak|gak|nggak|ga|ngga|tdk|belum) (?:bisa|jalan|berfungsi|muncul|terbuka|kebuka|masuk|sampai|"
        r"tersimpan|kesimpan|terkirim|kekirim|merespon\w?|respon|load|nyala|berhasil|work|terjadi|mempan|keluar|"
        r"ketemu|bekerja|kompilasi)|(?:tidak|gak|nggak|ga) (?:terjadi|ada) (?:apa-apa|reaksi|respon)|error|eror|gagal|"
        r"crash|macet|hang|nge-?hang|nge-?lag|rusak|kosong|blank|hilang|lenyap|mental|force close|bermasalah",
    "lack": r"kurang(?! ajar)|ketinggalan|tertinggal|kelupaan|lupa (?:\w{3,12})|lupa|terlewat|kelewat(?:an)?|"
        r"melewatkan|mengabaikan|diabaikan|mana (?:yang|bagian|link|file|sisanya|\w{3,10}nya)|di ?mana|(?:tidak|gak|"
        r"nggak|ga|belum) (?:ada|dimasukkan|dimasukin|disebut|ditulis|termasuk|dicantumkan|kamu masukkan|ditambahkan|"
        r"dihitung)|(?:cuma|hanya) (?:setengah|separuh|satu|dua|tiga|sebagian)|(?:tidak|gak|kurang|belum) lengkap|"
        r"setengah|terpotong|kepotong|hilang",
    "excess": r"(?:terlalu|kelewat|agak|kebanyakan) (?:panjang|pendek|banyak|formal|kaku|umum|teknis|rumit|ribet|"
        r"besar|kecil|lebay|santai|detail|\w{4,10})|kepanjangan|kependekan|kebanyakan|kebesaran|kekecilan|(?:panjang|"
        r"formal|kaku|ribet|banyak) (?:banget|amat|sekali)|bertele-tele|lebay|berlebihan|(?:tidak|gak|nggak|"
        r"ga) perlu (?:ada|pakai|sebanyak|sepanjang|pake)|mubazir|ngapain|diulang-ulang|berulang|"
        r"tidak ada yang (?:bilang|pakai)",
    "you": r"(?:kamu|anda|lu|lo|kau|elo) (?:\S{1,8} ){0,2}(?:tulis|nulis|kirim|ngirim|hapus|ubah|ganti|pakai|pake|"
        r"bilang|lupa|salah|kasih|buat|bikin|hitung|masukkan|masukin|terjemahkan|menulis|menghapus|mengirim|mengubah)|"
        r"(?:jawaban|kode|terjemahan|hasil|hitungan|tulisan)(?:mu|nya| kamu| anda)|kok (?:kamu|malah|jadi|bisa|"
        r"di\w{3,9})|malah|di(?:hapus|ubah|ganti|kirim)(?: sih| semua)?",
    "why": r"kenapa|mengapa|kok|ngapain|dari mana|darimana|siapa (?:yang )?(?:bilang|suruh|nyuruh|minta)|sejak kapan|"
        r"apa-apaan|apaan (?:ini|sih|nih)|serius\w?|yakin\w{0,2}|beneran|(?:sudah|udah) (?:dibaca|dicek|baca)|"
        r"atas dasar apa|masa (?:iya|sih)",
    "permission": r"(?:tidak|gak|nggak|ga|belum|tdk) (?:pernah )?(?:mengizinkan|ngizinin|izinkan|setuju|menyetujui|"
        r"menyuruh|nyuruh|acc|konfirmasi)|tanpa (?:izin|ijin|tanya|bertanya|persetujuan|konfirmasi|sepengetahuan|"
        r"seizin|bilang|nanya)|(?:tidak|gak|nggak) ada yang (?:nyuruh|suruh|minta|izinkan)|(?:tanya|nanya|izin) dulu|"
        r"harusnya (?:tanya|nanya|izin)|seenaknya|sembarangan|inisiatif sendiri|(?:cuma|hanya) (?:minta|suruh|mau|"
        r"perlu) (?:draf|draft|dicek|cek|lihat|disiapkan|dibuatkan)|siapa yang (?:izinkan|nyuruh|suruh)",
    "thanks": r"terima ?kasih|makasih\w?|makasi|trims|thanks?|thx|tengkyu|thank you|tq|trims ya|suwun|nuhun|mksh",
    "praise": r"bagus(?: sekali| banget)?|mantap|mantul|keren|sempurna|hebat|luar biasa|oke banget|pas (?:banget|"
        r"sekali)|cakep|top|jos|jempol|(?:sudah|udah) (?:benar|betul|bener|bagus|oke|pas|jalan|bisa|cocok|sesuai)|"
        r"benar(?: sekali)?|betul(?: sekali)?|(?:tidak|gak|nggak|ga) (?:buruk|jelek|salah|masalah|ada (?:masalah|"
        r"yang salah|kesalahan|yang kurang|kendala|keluhan))|lumayan|tepat sekali|itu (?:dia|yang saya mau)|"
        r"ini (?:dia|yang saya mau)|(?:kamu|anda) benar|suka (?:banget|sekali)|berhasil|membantu|memuaskan|"
        r"kerja bagus|tanpa (?:masalah|kesalahan|cela)|sip|nice|perfect|mantep",
    "ack": r"ok|oke|okay|okeh|ya|iya|yap|yoi|baik|baiklah|siap|sip|paham|mengerti|ngerti|tentu|setuju|boleh|"
        r"lanjut(?:kan)?|silakan|silahkan|noted|begitu ya|oh gitu|y|gas|cocok",
    "decline": r"(?:tidak|nggak|gak|ga|enggak),? (?:terima ?kasih|makasih|usah|perlu|apa-apa|apa2|papa|jadi|itu saja)|"
        r"(?:itu|segitu|cukup) (?:saja|aja|dulu|sekian)|(?:tidak|nggak|gak|ga) (?:perlu|usah|sekarang|penting|masalah|"
        r"ada lagi)|cukup|nanti (?:saja|aja|dulu)|lain kali|belum (?:perlu|dulu|sekarang)|biar(?:kan|in)? (?:saja|aja|"
        r"saya|aku)|lupakan|abaikan|santai (?:saja|aja)|(?:saya|aku|gue) (?:sendiri|akan|"
        r"bakal) (?:yang )?(?:\w{3,10})|terserah|skip|(?:gak|ga) jadi",
    "slip": r"(?:maaf|sori|sorry),? (?:\S{1,6} )?salah (?:ketik|tulis|kirim|sebut|baca|paste)|(?:salah|"
        r"kesalahan) (?:saya|aku|gue|gw|ku)|salahku|salah (?:ketik|tulis|kirim|sebut|baca|tempel|paste|file|chat|"
        r"kamar|jendela)(?: saya| aku)?|typo|(?:saya|aku|gue|gw) (?:yang )?(?:salah|keliru|lupa|kelupaan|khilaf|typo|"
        r"bingung sendiri|salah ketik)|(?:maaf|sori|sorry|maap),? (?:\S{1,6} ){0,2}(?:saya|aku|gue|salah|maksud|"
        r"maksudku|typo|lupa|tadi)|lupa (?:bilang|sebut|kasih tau|ngasih|lampirkan|menyebutkan)|(?:harusnya|"
        r"seharusnya) (?:saya|aku|gue) (?:bilang|sebut|tulis|jelasin)|ups|oops|waduh salah|abaikan (?:pesan|yang)|"
        r"(?:kamu|anda) (?:yang )?benar|ternyata saya",
    "hypo": r"bagaimana (?:kalau|jika)|gimana (?:kalau|kalo)|kalau|kalo|jika|andai\w{0,3}|seandainya|misal(?:nya|"
        r"kan)?|anggap(?:lah| saja)?|umpama\w{0,3}|seumpama|contohnya|apa jadinya|bisakah|secara teori",
    "standing": r"mulai (?:sekarang|hari ini|besok)|(?:untuk )?(?:ke depan(?:nya)?|seterusnya|selanjutnya)|lain kali|"
        r"selalu|jangan pernah|setiap kali|tiap kali|secara default|pada umumnya|biasanya|ingat(?: ya)?|ingat-ingat|"
        r"catat ya|(?:saya|aku) (?:lebih )?(?:suka|prefer|senang)|di (?:proyek|project) ini|di masa depan|next time",
    "task": r"(?:sekarang |dan |oke,? |terus |makasih,? |tolong |coba |bisa |lalu |juga |sekalian ){0,3}(?:buatkan|"
        r"bikinin|bikinkan|tuliskan|tulisin|kirimkan|kirimin|tunjukkan|jelaskan|jelasin|terjemahkan|ringkas|rangkum|"
        r"tambahkan|tambahin|pesankan|hitungkan|hitung|carikan|cariin|cari|cek apakah|buka|jalankan|rencanakan|"
        r"bandingkan|sebutkan|urutkan|simpan|ingatkan|cetak|sarankan|rekomendasikan|siapkan|kasih|berikan|ceritakan|"
        r"unduh|jadwalkan)|(?:bisa|boleh|dapatkah|bisakah) (?:kamu|anda|tolong|minta|bantu)|(?:saya|aku|gue) (?:butuh|"
        r"perlu|mau (?:tanya|minta|pesan|buat|bikin)|ingin)|bantu(?:in)?(?: saya| aku)?|tolong bantu|satu lagi|"
        r"pertanyaan (?:lain|lagi)|mau tanya|ngomong-ngomong|btw|selain itu|berikutnya|sekarang|oh ya",
    "question": r"apa|siapa|kapan|di ?mana|ke ?mana|bagaimana|gimana|berapa|mengapa|kenapa|yang mana|apakah|bisakah|"
        r"adakah|kok|apa saja|emang",
    "third": r"(?:klien|pelanggan|customer|bos|atasan|guru|dosen|teman|temen|ibu|bapak|istri|suami|pengacara|editor|"
        r"seseorang|dia|mereka|reviewer|manajer)(?:ku|nya| saya| aku)? (?:\S{1,8} ){0,2}(?:bilang|berkata|tulis|"
        r"menulis|nulis|mengeluh|komplain|protes|klaim|tanya|jawab|ngomong|menjawab|menilai)|kata (?:klien|bos|dia|"
        r"teman|dosen|pelanggan|\w{3,8}nya)|menurut (?:klien|dia|bos|dosen)|kutipan|di (?:email|komentar|ulasan|"
        r"pesan) (?:tertulis|itu|tulisannya|ada)|chatgpt (?:bilang|jawab)",
    "design": r"kita (?:bisa|dapat|pakai|coba)|lebih baik|mending(?:an)?|menurut (?:saya|aku|gue)|kalau saya|"
        r"kelebihan|kekurangan|plus minus|pro kontra|tergantung|gimana kalau|bagaimana kalau kita|sepertinya lebih|ayo",
    "own": r"(?:kode|commit|pesanan|file|branch|skrip|tes|tugas|akun|perubahan|booking|tulisan|esai|janji) (?:saya|"
        r"aku|gue|gw)|(?:kodeku|pesananku|fileku|tugasku|akunku)|(?:commit|rilis|versi|deploy|migrasi) (?:terakhir|"
        r"sebelumnya|kemarin|terbaru)|yang (?:saya|aku) (?:buat|tulis|kirim|push|kerjakan)",
    "success": r"selesai|sudah (?:di\w{3,12}|saya \w{3,12}|beres|siap|terkirim|tersimpan)|telah|berhasil|beres|"
        r"diperbaiki|diperbarui|terkirim|tersimpan|dihapus|ditambahkan|siap",
    "request": r"(?:mohon|silakan|silahkan|tolong|harap) (?:\S{1,10} ){0,3}(?:kirim\w{0,3}|berikan|sebutkan|masukkan|"
        r"pilih|konfirmasi|jelaskan|beri\w{0,3})|beri tahu (?:saya|aku)|ada yang bisa (?:saya )?bantu|(?:mau|"
        r"ingin) (?:yang )?mana|apa yang bisa",
    "failed": r"(?:tidak|belum) (?:dapat|bisa|berhasil|menemukan|ditemukan|memiliki akses|mampu)|maaf|sayangnya|gagal|"
        r"ditolak|tidak tersedia",
    "style": r"formal|resmi|santai|kaku|nada|gaya(?: bahasa)?|singkat|ringkas|pendek(?:kan|in)?|panjang|paragraf|"
        r"poin(?:-poin)?|bullet|daftar|tebal|bold|miring|judul|koma|tanda baca|ejaan|salah ketik|huruf (?:besar|kecil|"
        r"kapital)|font|warna|format(?:nya)?|tata letak|tabel|emoji|emot\w{0,4}|sapaan|sopan|pembulatan|dibulatkan|"
        r"kalimat(?:nya)?|tanda kutip|pilihan kata|bahasa baku|baku|sederhana",
    "damage": r"(?:terhapus|kehapus|dihapus|ke-?delete|tertimpa|ketimpa|ditimpa|hilang)|(?:menghapus|hapus|mengirim|"
        r"kirim|posting|membatalkan|menimpa|merusak) (?:semua|ke semua|data|file)|(?:terkirim|kekirim|"
        r"dikirim) ke (?:semua|seluruh|pelanggan|klien)|production|produksi|prod|semua (?:pelanggan|klien|orang)|"
        r"dibatalin|rusak semua",
    "hedge": r"(?:kamu |anda )?yakin(?:kah|\?| gak| nggak)?|kayaknya|sepertinya|setahu (?:saya|aku)|setauku|"
        r"seingat (?:saya|ku)|seingatku|menurut (?:saya|aku)|bukannya|bukankah|kan\?|hm{1,9}|aneh|masa sih|beneran\?|"
        r"(?:cek|periksa) (?:lagi|ulang|kembali)|ragu|sayangnya|hampir|nyaris|kecuali|cuma (?:satu|ada|kurang)|"
        r"sedikit|agak",
    "sarcasm": r"(?:bagus|hebat|keren|mantap|selamat|makasih|pinter) (?:banget|sekali|ya|deh|lho|sih),? (?:sekarang|"
        r"malah|ya|jadi)|ya ampun|lucu (?:banget|sekali)|hebat ya|pinter ya|yaelah|capek deh|bagus deh",
    "instead": r"ganti(?: jadi| dengan| ke)?|gantiin|ubah(?: jadi| menjadi)?|rubah|perbaiki|benerin|betulkan|koreksi|"
        r"revisi|pakai|pake|gunakan|hapus|hilangkan|buang|persingkat|pendekin|singkatin|tulis ulang|pindahkan|"
        r"pindahin|jangan (?:pakai|pake|gunakan|tulis|tambah\w{0,3}|sebut|ubah)|tanpa (?:emoji|tabel|judul|basa-basi)|"
        r"(?:dalam|pakai|pake) bahasa (?:indonesia|inggris)|lebih (?:singkat|pendek|formal|santai|sopan|sederhana|"
        r"jelas|detail|\w{4,10})|bukan .. tapi|alih-alih",
    "outdated": r"(?:sudah|udah) (?:tidak|gak|nggak|ga|pindah|ganti|diganti|berubah|tutup|resign|kedaluwarsa|"
        r"kadaluarsa|naik|keluar|dihapus|dihentikan)|(?:tidak|gak|nggak) (?:berlaku|dipakai|ada|dijual) lagi|"
        r"(?:alamat|harga|nomor|nama|versi|data|tarif) (?:yang )?lama|yang lama|lama itu|usang|jadul|sejak (?:januari|"
        r"februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|\d{4}|tahun)|dulu(?:nya)?|"
        r"tahun lalu|sekarang (?:namanya|di|jadi|sudah|udah)|terbaru",
    "but": r"tapi|tetapi|namun|cuma|hanya saja|cuman|sayangnya|meski\w{0,3}|walau\w{0,3}|padahal",
}  # fmt: skip
