import type { Stale } from '@rondo/contract/kit/stale';
import type { RoleRow } from '@rondo/contract/role';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import { draftOf, type RoleDraft } from '../role-draft.ts';
import type { DraftForm } from '../use-draft.ts';

interface Props {
  stale: Stale<RoleRow>;
  form: DraftForm;
  onClose: () => void;
}

/** Somebody else saved the role first: the two versions, field by field. Of the permissions only those one side has alone. */
export function RoleConflict({ stale, form, onClose }: Props) {
  const t = useT();
  const fields: CompareField<RoleDraft>[] = [
    { keys: ['name'], label: t('role.field.name'), words: ({ name }) => name },
    { keys: ['description'], label: t('role.field.description'), words: ({ description }) => description },
    { keys: ['tier'], label: t('role.tierTitle'), words: ({ tier }) => t(`role.tier.${tier}.name`) },
    {
      keys: ['codes'],
      label: t('role.tab.permissions'),
      words: ({ codes }, other) =>
        [...codes]
          .filter((code) => !other.codes.has(code))
          .map((code) => `+ ${t(`permission.${code}`)}`)
          .join(t('permission.forbidden.separator')),
    },
    {
      keys: ['dispatchable'],
      label: t('role.field.dispatchable'),
      words: ({ dispatchable }) => t(dispatchable ? 'ui.yes' : 'ui.no'),
    },
  ];
  return (
    <ConflictDialog
      stale={stale}
      fields={fields}
      base={form.saved}
      theirs={draftOf(stale.current)}
      mine={form.draft}
      onResolve={(draft) => {
        form.rebase(stale.current, draft);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
