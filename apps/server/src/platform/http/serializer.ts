import type { Endpoint } from '@rondo/contract/kit/endpoint';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Schema = Record<string, unknown>;

/**
 * A function from an endpoint's `data` to the whole envelope as text. Built from the output's schema: faster than
 * JSON.stringify, and what the contract does not name never leaves.
 */
export function serializer(endpoint: Endpoint): (data: unknown) => string {
  const schema = z.toJSONSchema(endpoint.output, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-7',
    // How long a text may be is asked when it comes in; a union would be chosen by it on the way out.
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxLength;
    },
  });
  const write = fastJson(nullable(schema as Schema) as Parameters<typeof fastJson>[0]);
  return (data) => `{"code":20000,"msg":"","data":${data === null ? 'null' : write(data)}}`;
}

/** `anyOf: [X, null]` as `nullable`, which needs no validation while writing. */
function nullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nullable);
  if (typeof node !== 'object' || node === null) return node;
  const { $schema: _, ...schema } = node as Schema;
  const walked = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, nullable(value)]));
  const options = walked.anyOf;
  if (!Array.isArray(options) || options.length !== 2) return walked;
  const other = options.find((o: Schema) => o.type !== 'null') as Schema | undefined;
  if (!other || !options.some((o: Schema) => o.type === 'null') || other.type === undefined) return walked;
  const { anyOf: __, ...rest } = walked;
  return { ...rest, ...other, nullable: true };
}
