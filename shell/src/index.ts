// Federation needs an asynchronous step before the first shared module is used: this file is only the door.
void import('./bootstrap.tsx')
