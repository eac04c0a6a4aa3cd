import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'lavanda_sesion',
  description: 'Por https se llama __Host-lavanda_sesion.',
} as const;

/** Serves the OpenAPI description at /api/docs. It is generated from the validation schemas. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lavanda',
        version: '0.1.0',
        description: 'API de Lavanda. Los importes van en pesos; los errores son application/problem+json (RFC 9457).',
      },
      components: { securitySchemes: { sesion: SESSION } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, tryItOutEnabled: false },
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
  });
}
