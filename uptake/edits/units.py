"""Units of measure: which quantity a name measures, and how many of its base unit it is."""

from fractions import Fraction

# Symbols are case-sensitive: 5 mW is not 5 MW. Base units: m, g, s, l, byte, mol/l, W, V, A, Hz, Pa, J.
_SYMBOLS = """length: km=1000 m=1 dm=1/10 cm=1/100 mm=1/1000 µm=1/1000000 um=1/1000000 nm=1/1000000000
    mi=1609344/1000 ft=3048/10000 in=254/10000 yd=9144/10000
    area: km²=1000000 m²=1 cm²=1/10000 mm²=1/1000000 ha=10000 m2=1
    km2=1000000 cm2=1/10000 mm2=1/1000000 sqm=1
    space: m³=1 cm³=1/1000000 mm³=1/1000000000 m3=1 cm3=1/1000000 mm3=1/1000000000
    mass: kg=1000 g=1 mg=1/1000 µg=1/1000000
    ug=1/1000000 mcg=1/1000000 ng=1/1000000000 t=1000000 lb=45359237/100000 lbs=45359237/100000
    oz=28349523125/1000000000 time: s=1 sec=1 secs=1 ms=1/1000 µs=1/1000000 us=1/1000000 ns=1/1000000000 min=60
    mins=60 h=3600 hr=3600 hrs=3600 d=86400 volume: l=1 L=1 ml=1/1000 mL=1/1000 dl=1/10 dL=1/10 cl=1/100
    cL=1/100 µl=1/1000000 µL=1/1000000 uL=1/1000000 ul=1/1000000 bytes: B=1 kB=1000 KB=1000 MB=1000000
    GB=1000000000 TB=1000000000000 PB=1000000000000000 KiB=1024 MiB=1048576 GiB=1073741824 TiB=1099511627776
    bits: bit=1 kbit=1000 kb=1000 Kb=1000 Mb=1000000 Mbit=1000000 Gb=1000000000 Gbit=1000000000 bitrate:
    kbps=1000 Mbps=1000000 Gbps=1000000000 pairs: bp=1 kbp=1000 Mbp=1000000 concentration: M=1 mM=1/1000
    µM=1/1000000 uM=1/1000000 nM=1/1000000000 pM=1/1000000000000 power: W=1 kW=1000 MW=1000000 GW=1000000000
    mW=1/1000 energy: J=1 kJ=1000 MJ=1000000 cal=4184/1000 kcal=4184 Wh=3600 kWh=3600000 MWh=3600000000 voltage:
    V=1 mV=1/1000 kV=1000 µV=1/1000000 current: A=1 mA=1/1000 µA=1/1000000 frequency: Hz=1 kHz=1000 MHz=1000000
    GHz=1000000000 rpm=1/60 pressure: Pa=1 kPa=1000 hPa=100 MPa=1000000 bar=100000 mbar=100 psi=6895 mmhg:
    mmHg=1 force: N=1 kN=1000 celsius: °C=1 ℃=1 fahrenheit: °F=1 ℉=1 kelvin: K=1 angle: °=1 deg=1 share: %=1/100
    ‰=1/1000 ppm=1/1000000 ppb=1/1000000000 speed: km/h=1000/3600 kph=1000/3600 kmh=1000/3600
    mph=1609344/3600000 m/s=1 dose: mg/kg=1 mg/dL=10 mg/dl=10 g/L=1000 mg/L=1 mg/ml=1000 mg/mL=1000 iu: IU=1 U=1
    g: xg=1 pixels: px=1 em: em=1 rem: rem=1 points: pt=1 dots: dpi=1 decibel: dB=1 EUR: €=1 USD: $=1 US$=1 GBP:
    £=1 JPY: ¥=1 円=1 CNY: 元=1 INR: ₹=1 KRW: ₩=1 원=1 RUB: ₽=1 UAH: ₴=1 TRY: ₺=1 ILS: ₪=1 PLN: zł=1 VND: ₫=1
    KRONA: kr=1"""

# Words, by their keys as `words.key` makes them, in any case.
_WORDS = """length: kilometer kilometers kilometre kilometres kilometern kilometros kilometre=1000 meter meters
    metre metres metros metri metern=1 centimeter centimeters centimetre centimetres zentimeter=1/100 millimeter
    millimeters millimetre millimetres=1/1000 mile miles meilen millas=1609344/1000 foot feet=3048/10000 inch
    inches zoll=254/10000 公里 千米=1000 米=1 厘米=1/100 毫米=1/1000 км=1000 м=1 см=1/100 мм=1/1000 किमी=1000
    mass: kilogram kilograms kilo kilos kilogramm=1000 gram grams gramm gramme grammes gramos=1 milligram
    milligrams milligramm=1/1000 microgram micrograms=1/1000000 ton tons tonne tonnes tonnen=1000000 pound
    pounds=45359237/100000 ounce ounces=28349523125/1000000000 公斤 千克=1000 克=1 毫克=1/1000 кг=1000 г=1
    мг=1/1000 किलो=1000 time: second seconds sekunde sekunden seconde secondes segundo segundos secondi secondo
    sekund saniye detik 秒 초 секунд секунды=1 millisecond milliseconds=1/1000 minute minutes minuten minuto
    minutos minuti minuut minut minuty minuter dakika menit phut 分 分钟 分鐘 분 минут минуты хвилин хвилини
    λεπτα דקות मिनट=60 hour hours stunde stunden std heure heures hora horas ore ora uur uren godzin godziny
    godzina timmar timme saat jam gio 小时 時間 시간 час часа часов годин години ωρες שעות ساعات घंटे=3600 day
    days tag tage tagen jour jours dia dias giorni giorno dag dagen dagar dni dzien gun hari ngay 天 日間 일
    день дней дня днів дні ημερες ימים ايام दिन=86400 week weeks woche wochen semaine semaines semana semanas
    settimane settimana weken tydzien tygodnie tygodni veckor vecka hafta minggu tuan 周 週間 주 неделя недели
    недель тижні тижнів εβδομαδες שבועות اسابيع सप्ताह हफ्ते=604800 months: month months monat monate monaten mois
    mes meses mesi mese maand maanden miesiac miesiace miesiecy manad manader ay bulan thang 个月 か月 ヶ月 개월
    месяц месяца месяцев місяці місяців μηνες חודשים اشهر महीने=1 quarter quarters=3 year years yr yrs jahr
    jahre jahren an ans annee annees ano anos anni anno jaar rok lata lat ar yil tahun nam 年 年間 년 год года
    лет рік роки років ετη χρονια שנים سنوات साल=12 bytes: byte bytes=1 kilobyte kilobytes=1000 megabyte
    megabytes=1000000 gigabyte gigabytes=1000000000 terabyte terabytes=1000000000000 share: percent prozent
    pourcent procent procenta pct 퍼센트 パーセント=1/100 celsius: celsius=1 fahrenheit: fahrenheit=1 watt: watt
    watts=1 volume: liter liters litre litres litros litri=1 milliliter milliliters millilitre=1/1000 升=1
    毫升=1/1000 л=1 мл=1/1000 EUR: eur euro euros евро євро=1 USD: usd dollar dollars dolar dolares 美元 ドル
    달러 долларов=1 GBP: gbp quid=1 JPY: jpy yen=1 CNY: cny rmb yuan 人民币=1 CHF: chf francs franken=1 INR: inr
    rupees rupee=1 KRW: krw won=1 PLN: pln zloty zlotych=1 RUB: rub рублей руб рубля=1 UAH: uah гривень грн=1
    SEK: sek kronor=1 TRY: try tl lira=1 CAD: cad=1 AUD: aud=1 IDR: idr rupiah rp=1 VND: vnd dong=1"""

# What multiplies the number before it.
MULTIPLIERS = {
    "k": 1000,
    "thousand": 1000,
    "tausend": 1000,
    "mille": 1000,
    "mil": 1000,
    "тысяч": 1000,
    "тис": 1000,
    "тыс": 1000,
    "million": 10**6,
    "millions": 10**6,
    "mio": 10**6,
    "millionen": 10**6,
    "millones": 10**6,
    "млн": 10**6,
    "billion": 10**9,
    "billions": 10**9,
    "bn": 10**9,
    "mrd": 10**9,
    "milliarden": 10**9,
    "万": 10**4,
    "億": 10**8,
    "亿": 10**8,
}

Unit = tuple[str, Fraction]


def _symbols() -> dict[str, Unit]:
    found: dict[str, Unit] = {}
    for row in _SYMBOLS.split():
        if row.endswith(":"):
            dimension = row[:-1]
        else:
            name, _, factor = row.rpartition("=")
            found[name] = (dimension, Fraction(factor))
    return found


def _words() -> dict[str, Unit]:
    found: dict[str, Unit] = {}
    waiting: list[str] = []
    for row in _WORDS.split():
        if row.endswith(":"):
            dimension = row[:-1]
            continue
        name, _, factor = row.partition("=")
        waiting.append(name)
        if factor:
            found |= dict.fromkeys(waiting, (dimension, Fraction(factor)))
            waiting = []
    return found


SYMBOLS = _symbols()
WORDS = _words()


def unit(name: str, key: str) -> Unit | None:
    """The unit that a symbol, or a word by its key, names."""
    return SYMBOLS.get(name) or WORDS.get(key)
