import type { DepartmentValues } from '@rondo/contract/department';
import type { DepartmentFieldName } from '@rondo/contract/department-fields';
import { memberOptions } from '@rondo/contract/member-options';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { namesOf } from '../../../shared/ui/form/conflict/names-of.ts';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { type DepartmentDraft, draftOf } from '../department-draft.ts';
import { FORM, FORM_ORDER } from '../department-layout.ts';

interface Props {
  conflict: Conflict<DepartmentValues>;
  mine: DepartmentDraft;
  onResolve: (draft: DepartmentDraft) => void;
}

/** Somebody else saved the department first: the two versions, field by field. */
export function DepartmentConflict({ conflict, mine, onResolve }: Props) {
  const t = useT();
  const { base, found } = conflict;
  const isOpen = found !== null && mine.headIds.length > 0;
  const chosen = useCall(memberOptions, { ids: mine.headIds }, { enabled: isOpen });
  if (!found) return null;
  const people = [...(base?.heads ?? []), ...found.current.heads, ...(chosen.data ?? [])];
  const text = (key: DepartmentFieldName) => ({
    keys: [key],
    label: t(`department.field.${key}`),
    words: (draft: DepartmentDraft) => draft[key],
  });
  return (
    <ConflictDialog
      stale={found}
      fields={[
        ...FORM_ORDER.filter((name) => FORM[name].part === 'first').map(text),
        {
          keys: ['headIds'],
          label: t('department.field.heads'),
          words: (draft) => namesOf(draft.headIds, people, t('permission.forbidden.separator')),
        },
        ...FORM_ORDER.filter((name) => FORM[name].part === 'more').map(text),
      ]}
      base={draftOf(base)}
      theirs={draftOf(found.current)}
      mine={mine}
      onResolve={(draft) => {
        conflict.rebase(found.current);
        onResolve(draft);
      }}
      onClose={conflict.close}
    />
  );
}
