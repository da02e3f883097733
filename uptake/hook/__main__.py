"""`python -m uptake.hook prompt-submit` is `uptake hook prompt-submit`, a little faster."""

import sys

from uptake.hook.prompt_submit import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
