import { remote } from '@plaza/build/webpack'

export default remote('mf-admin-orders')
