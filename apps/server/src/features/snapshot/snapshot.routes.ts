import { fileApi } from '@rondo/contract/file';
import { bind } from '../../platform/http/binding.ts';
import { get } from './snapshot.actions.ts';

const { snapshot } = fileApi;

/** Frozen figures behind a report or a shared view. */
export const snapshotRoutes = bind({ snapshot }, { snapshot: get });
