import type { RoleRow } from '@rondo/contract/role';
import { PRESET_ROLES } from '@rondo/domain/role';
import { draftOf } from '../role-draft.ts';
import type { DraftForm } from '../use-draft.ts';
import { DiffDialog } from './diff-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** What is asked before it is done. */
export type RoleQuestion = 'save' | 'restore' | 'remove';

interface Props {
  question: RoleQuestion;
  role: RoleRow;
  form: DraftForm;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** The dialog of a question about a role. */
export function RoleAsked({ question, role, form, isBusy, onConfirm, onClose, onGone }: Props) {
  if (question === 'remove') return <RemoveDialog role={role} onClose={onClose} onGone={onGone} />;
  const shared = { role, isBusy, onConfirm, onClose };
  if (question === 'save') return <DiffDialog act="save" to={form.draft} fields={form.fields} {...shared} />;
  if (!role.key) return null;
  const { codes, tier, dispatchable } = PRESET_ROLES[role.key];
  const to = { ...draftOf(role), codes: new Set(codes), tier, dispatchable };
  return <DiffDialog act="restore" to={to} fields={[]} {...shared} />;
}
