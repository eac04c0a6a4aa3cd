import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses JSON and pages, as the request allows; images and exports (`compress: false`) go as they are. What a
 * client sends is never decompressed: a small body could become a huge one.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
