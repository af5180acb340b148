import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { z } from 'zod';
import { AppError, type FieldFault } from '../errors.ts';

/** Pairs of a query string as they travelled; repeated names become a list. Names that would touch a prototype are refused. */
export function queryPairs(search: string): [string, string][] {
  return [...new URLSearchParams(search)];
}

/** The same by name: a repeated one is a list. */
export function collect(pairs: readonly [string, string][]): Record<string, string | string[]> {
  const out: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of pairs) {
    const seen = out[name];
    if (seen === undefined) out[name] = value;
    else if (Array.isArray(seen)) seen.push(value);
    else out[name] = [seen, value];
  }
  return out;
}

/** Parses what an endpoint takes from where it takes it; refuses with every wrong field named. */
export function parseInput(
  endpoint: Endpoint,
  pairs: [string, string][],
  body: unknown,
  id: string | undefined,
): unknown {
  // What is not signed reaches no action.
  const signed = pairs.filter(([name]) => !endpoint.ignore?.includes(name));
  const raw = endpoint.method === 'GET' ? { ...collect(signed) } : endpoint.method === 'DELETE' ? { id } : (body ?? {});
  const result = endpoint.input.safeParse(raw);
  if (result.success) return result.data;
  throw new AppError('INPUT_REFUSED', { fields: result.error.issues.slice(0, 50).map(fieldFault) });
}

/** A rule of ours keeps its name; zod's own become the few words a person understands. */
function fieldFault(issue: z.core.$ZodIssue): FieldFault {
  const path = issue.path.map(String).join('.');
  if (/^[a-z][a-z_]*$/.test(issue.message)) return { path, rule: issue.message };
  const max = /^max_(\d+)$/.exec(issue.message);
  if (max) return { path, rule: 'max_length', params: { max: Number(max[1]) } };
  const min = /^min_(\d+)$/.exec(issue.message);
  if (min) return { path, rule: 'min_n', params: { min: Number(min[1]) } };
  switch (issue.code) {
    case 'too_big':
      return { path, rule: 'too_big', params: { max: Number(issue.maximum) } };
    case 'too_small':
      return { path, rule: 'too_small', params: { min: Number(issue.minimum) } };
    case 'invalid_type':
      return { path, rule: issue.input === undefined ? 'required' : 'invalid' };
    default:
      return { path, rule: 'invalid' };
  }
}
