import { host } from '@plaza/build/webpack'

export default host()
