import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';

/**
 * Serializes answers as Fastify does by default, but compiles the schema of a route with the route's first answer. Compiling the
 * schemas of all routes would slow the server's start.
 */
export const compileSerialization: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: ((answer: unknown) => string) | undefined;
  return (answer) => {
    serialize ??= fastJsonStringify(schema);
    return serialize(answer);
  };
};
