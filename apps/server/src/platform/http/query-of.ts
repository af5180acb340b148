import type { FastifyRequest } from 'fastify';

/** The query of a request to a route that is no endpoint of the contract; what its values are is for the caller to look at. */
export function queryOf({ query }: Pick<FastifyRequest, 'query'>): Record<string, unknown> {
  return typeof query === 'object' && query !== null ? { ...query } : {};
}
