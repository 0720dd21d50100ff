import { mayAccess, staff } from '@plaza/contracts/kernel/access'
import { prefixes } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { FastifyInstance } from 'fastify'
import { fail } from '../platform/problems.ts'
import { requirePlatformOperator } from '../business/platform-operator.ts'
import { scopeOf } from '../platform/request-scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { publishTarball } from './publish-version.ts'
import { tarballMissing } from './registry.problems.ts'
import { actorOf } from './registry.routes.ts'
import { limits } from './tarball.ts'

/** `PUT /api/platform/v1/remotes/:name/versions/:version`, body: a gzip tarball. The platform's operator only, because versions are everybody's; asked before the body is read. */
export async function publishRoute(app: FastifyInstance, uses: SharedUses) {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      ['application/gzip', 'application/x-gzip', 'application/octet-stream', 'application/x-tar+gzip'],
      { parseAs: 'buffer', bodyLimit: limits.packedBytes },
      (_request, body, done) => done(null, body),
    )
    own.put(`${prefixes.platform}/remotes/:name/versions/:version`, {
      bodyLimit: limits.packedBytes,
      config: { call: 'PUT /api/platform/v1/remotes/:name/versions/:version' },
      onRequest: async (request) => {
        const scope = await scopeOf(request, uses)
        if (mayAccess(staff('remotes'), scope.user?.role ?? null, scope.modules)) return requirePlatformOperator(scope, uses)
        fail(scope.user ? commonProblems.forbidden : commonProblems.unauthenticated)
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) fail(tarballMissing)
        const { name, version } = request.params as { name: string; version: string }
        const by = actorOf(await scopeOf(request, uses))
        const published = await publishTarball(uses, { name, version, by }, request.body)
        return reply.status(201).send({
          name: published.name,
          version: published.version,
          container: published.container,
          files: Object.keys(published.files).length,
        })
      },
    })
  })
}
