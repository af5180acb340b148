import { contracts } from './contracts.gen.ts';
import type { Endpoint } from './kit/endpoint.ts';

/** Every endpoint of the product, by noun and as a list: the document, the conformance tests and the load test read them. */
export { contracts };

export const allEndpoints: readonly Endpoint[] = Object.values(contracts).flatMap((api) =>
  Object.values<Endpoint>(api),
);
