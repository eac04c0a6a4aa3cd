import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses answers for clients that accept Brotli or gzip, except on routes with `compress: false`. It never decompresses
 * request bodies: a small body could become huge.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
