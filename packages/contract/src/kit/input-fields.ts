import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** A field of an endpoint's input, as a form that knows nothing else of it can ask for it. */
export interface InputField {
  name: string;
  isRequired: boolean;
  /** `json`: a list or an object, or what may be of several shapes; `whole`: the whole input, which may be of several shapes. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json' | 'whole';
  options: readonly string[];
}

type Shape = z.core.$ZodType;

const WHOLE: InputField = { name: 'input', isRequired: true, kind: 'whole', options: [] };

/**
 * The fields of an endpoint's input, the needed ones first; one for all of an input that may be of several shapes. Read from the shapes
 * themselves, of which the browser has no JSON schema.
 */
export function inputFields({ input }: Endpoint): InputField[] {
  const { def } = inner(input)._zod;
  if (def.type !== 'object') return [WHOLE];
  const shape: Readonly<Record<string, Shape>> = def.shape;
  const fields = Object.entries(shape).map(([name, field]) => ({
    ...{ name, isRequired: field._zod.optin === undefined },
    ...kindOf(inner(field)),
  }));
  return fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** Whether a call names its request, so that the same one counts once however often it arrives. */
export function takesRequestId({ input }: Endpoint): boolean {
  const { def } = inner(input)._zod;
  const shapes = def.type === 'union' ? def.options.map((one) => inner(one)._zod.def) : [def];
  return shapes.some((shape) => shape.type === 'object' && 'requestId' in shape.shape);
}

/** What travels, without what says that it may be absent or what is made of it. */
function inner(shape: Shape): z.core.$ZodTypes {
  const known = shape as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in._zod.def.type === 'transform' ? def.out : def.in);
    default:
      return known;
  }
}

function kindOf({ _zod: { def } }: z.core.$ZodTypes): Pick<InputField, 'kind' | 'options'> {
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return { kind: 'text', options: [] };
    case 'number':
    case 'boolean':
      return { kind: def.type, options: [] };
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries).map(String) };
    case 'literal':
      return kindOfLiteral(def.values);
    default:
      return { kind: 'json', options: [] };
  }
}

function kindOfLiteral(values: readonly unknown[]): Pick<InputField, 'kind' | 'options'> {
  if (values.every((value) => typeof value === 'string')) return { kind: 'choice', options: values };
  const kind = ['number', 'boolean'].find((name) => values.every((value) => typeof value === name));
  return { kind: kind === 'number' || kind === 'boolean' ? kind : 'json', options: [] };
}
