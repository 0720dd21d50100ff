import type { ModuleCode, optionalModuleCodes } from '@plaza/contracts/business/module.entity'
import { Api } from './api.ts'
import type { ProductServer } from './product-server.ts'

type Code = ModuleCode | (typeof optionalModuleCodes)[number]

/** Whoever runs the platform: switches modules and changes configurations by the same calls as the back office. */
export class Operator {
  readonly #hyperadmin: Api

  private constructor(hyperadmin: Api) {
    this.#hyperadmin = hyperadmin
  }

  static async of(server: Pick<ProductServer, 'port'>, business: string): Promise<Operator> {
    return new Operator(await new Api(`http://127.0.0.1:${server.port}`, business).signedInAs('hyperadmin@demo.co'))
  }

  async module(code: Code, status: 'active' | 'inactive') {
    await this.#hyperadmin.must('PUT', `/api/platform/v1/modules/${code}`, { status })
  }

  async configure(changes: object) {
    await this.#hyperadmin.must('PUT', '/api/admin/v1/business', changes)
  }

  async configuration() {
    return (await this.#hyperadmin.must('GET', '/api/admin/v1/business')).data
  }
}
