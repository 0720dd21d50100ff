// Federation needs an asynchronous step before the first shared module is used: this file is only the door.
import('./bootstrap.tsx')
