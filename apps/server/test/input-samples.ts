import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { z } from 'zod';

/** Enough of JSON Schema for the inputs of the contract. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: Schema | boolean;
}

/** A field of an input, by its path of names. */
export type FieldPath = readonly string[];

const schemas = new Map<Endpoint, Schema>();

/** The schema of an endpoint's input, worked out once. */
export function schemaOf(endpoint: Endpoint): Schema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const made = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(endpoint, made);
  return made;
}

/** An input of the right shape; ids are this one, which exists nowhere unless it is given. */
export function sample(schema: Schema, id: string): unknown {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sample(choice, id);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, field]) => [name, sample(field, id)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}, id));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return text(schema, id);
    default:
      return null;
  }
}

function text({ format }: Schema, id: string): string {
  if (format === 'uuid') return id;
  if (format === 'date-time') return '2030-01-01T00:00:00Z';
  if (format === 'date') return '2030-01-01';
  return 'Sample';
}

/** Every field of an input, nested ones too. */
export function fieldsOf(schema: Schema, path: FieldPath = []): FieldPath[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = [...path, name];
    const inner = field.anyOf?.[0] ?? field.oneOf?.[0] ?? field;
    return [here, ...fieldsOf(inner, here)];
  });
}

/** The schema of a field, by the path that `fieldsOf` gave. */
export function schemaAt(schema: Schema, path: FieldPath): Schema {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const field = schema.properties?.[name] ?? {};
  return rest.length === 0 ? field : schemaAt(field.anyOf?.[0] ?? field.oneOf?.[0] ?? field, rest);
}

/** The input with one field replaced. */
export function withField(input: unknown, path: FieldPath, value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const object = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  return { ...object, [name]: withField((object as Record<string, unknown>)[name], rest, value) };
}

/** Values that no field of ours should take harm from. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(200_000),
  '%\\_',
  "'; drop table shop; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '$\u007b7*7}{{7*7}}',
  -1,
  0,
  2 ** 53 + 2,
  1e308,
  '99999999999999999999',
  true,
  [],
  {},
  [[[[[]]]]],
  { $gt: '' },
  { __proto__: { polluted: true }, constructor: { prototype: { polluted: true } } },
  '2030-02-30',
  '0000-00-00T99:99:99Z',
  'not-a-uuid',
  '👨‍👩‍👧‍👦'.repeat(50),
];
