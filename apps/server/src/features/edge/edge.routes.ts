import { edgeApi } from '@rondo/contract/edge';
import type { EdgeHub } from '../../platform/edge/edge-hub.ts';
import { bind } from '../../platform/http/binding.ts';
import { code, create, edit, get, list, revoke } from './edge.actions.ts';

export const edgeRoutes = ({ edges }: { edges: EdgeHub }) =>
  bind(edgeApi, { list, get, create, edit, code, revoke: revoke(edges) });
