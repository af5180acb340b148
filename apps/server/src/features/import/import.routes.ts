import { importApi } from '@rondo/contract/import';
import { type Binding, bind } from '../../platform/http/binding.ts';
import type { AnyImport } from '../../platform/import/definition.ts';
import { mend, undo } from './import.actions.ts';

export const importRoutes = (definitions: readonly AnyImport[]): Binding[] =>
  bind(importApi, { undo: undo(definitions), mend });
