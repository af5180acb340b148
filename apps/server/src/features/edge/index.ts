export { endGateways } from './end-gateways.queries.ts';
export { mountEdges } from './mount-edges.ts';
export { discoverThrough, edgeById, edgeOfShop, passOf, requireEdge } from './reach.ts';
