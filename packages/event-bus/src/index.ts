export { Bus, bus, CommandError, type TabChannel } from './bus.ts'
