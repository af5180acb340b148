import type { Endpoint } from '@rondo/contract/kit/endpoint';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Schema = Record<string, unknown>;

type Write = (data: unknown) => string;

/** Kept as long as the contract: servers of one process, as tests have them, share what an output took to build. */
const writers = new WeakMap<Endpoint['output'], Write>();

/**
 * A function from an endpoint's `data` to the whole envelope as text. Built from the output's schema: faster than
 * JSON.stringify, and what the contract does not name never leaves. Built at the first answer: all of them took half of a start.
 */
export const serializer =
  ({ output }: Endpoint): Write =>
  (data) =>
    `{"code":20000,"msg":"","data":${data === null ? 'null' : writerOf(output)(data)}}`;

function writerOf(output: Endpoint['output']): Write {
  const known = writers.get(output);
  if (known) return known;
  const schema = z.toJSONSchema(output, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-7',
    // How long a text may be is asked when it comes in; a union would be chosen by it on the way out.
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxLength;
    },
  });
  const write = fastJson(nullable(schema as Schema) as Parameters<typeof fastJson>[0]);
  writers.set(output, write);
  return write;
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
