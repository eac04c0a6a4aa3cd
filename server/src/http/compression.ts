import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses JSON and pages; images and exports (`compress: false`) are sent as they are. Request bodies are never
 * decompressed: a small one could expand to a huge one.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
