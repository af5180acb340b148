import { memberApi } from '@rondo/contract/member';
import { LIMIT } from '@rondo/domain/limit';
import type { Importable } from '../../shared/import/import-flow.tsx';
import { MEMBER_INVALIDATES } from './member-invalidates.ts';

export const MEMBER_IMPORT: Importable = {
  api: memberApi,
  kind: 'member.import',
  title: 'member.importing.title',
  maxRows: LIMIT.import.members,
  invalidates: MEMBER_INVALIDATES,
};
