import { departmentApi } from '@rondo/contract/department';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { roleApi } from '@rondo/contract/role';
import { shopGroups, shopOptions } from '@rondo/contract/shop-options';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import { namesOf } from '../../../shared/ui/form/conflict/names-of.ts';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { FORM_ORDER } from '../member-layout.ts';
import { type Draft, draftOf } from './member-draft.ts';

interface Props {
  conflict: Conflict<MemberDetail>;
  mine: Draft;
  onResolve: (draft: Draft) => void;
}

/** Shops the server is asked to name at once. */
const NAMED = 200;

/** Somebody else saved the member first: the two versions, field by field. */
export function MemberConflict({ conflict, mine, onResolve }: Props) {
  const { base, found } = conflict;
  const fields = useFields(conflict, mine);
  if (!base || !found) return null;
  return (
    <ConflictDialog
      stale={found}
      fields={fields}
      base={draftOf(base, null, mine.language)}
      theirs={draftOf(found.current, null, mine.language)}
      mine={mine}
      onResolve={(draft) => {
        conflict.rebase(found.current);
        onResolve(draft);
      }}
      onClose={conflict.close}
    />
  );
}

/** The fields of the form in words; what ids stand for is asked for only once there is something to compare. */
function useFields({ base, found }: Conflict<MemberDetail>, mine: Draft): CompareField<Draft>[] {
  const t = useT();
  const enabled = found !== null;
  const roles = useCall(roleApi.list, {}, { enabled }).data ?? [];
  const departments = useCall(departmentApi.tree, {}, { enabled }).data ?? [];
  const groups = useCall(shopGroups, {}, { enabled }).data ?? [];
  const ids = [...new Set([...mine.managedShopIds, ...mine.scope.shopIds])].slice(0, NAMED);
  const asked = useCall(shopOptions, { ids, openOnly: false }, { enabled: enabled && ids.length > 0 });
  const known = [base, found?.current].flatMap((one) => (one ? [...one.scopeShops, ...one.managed] : []));
  const shops = [...known, ...(asked.data ?? [])];
  const separator = t('permission.forbidden.separator');
  const list = (wanted: readonly string[], named: readonly { id: string; name: string }[]) =>
    namesOf(wanted, named, separator);
  const scope = ({ kind, groupIds, shopIds }: Draft['scope']): string =>
    kind === 'all'
      ? t('member.scope.all')
      : [list(groupIds, groups), list(shopIds, shops)].filter(Boolean).join(separator);
  return [
    { keys: ['avatar'], label: t('member.field.avatar'), words: ({ avatar }) => avatar?.name ?? '' },
    ...FORM_ORDER.map((key) => ({ keys: [key], label: t(`member.field.${key}`), words: (draft: Draft) => draft[key] })),
    {
      keys: ['departmentIds', 'primaryDepartmentId'],
      label: t('member.field.departments'),
      words: (draft) => {
        const first = draft.departmentIds.filter((id) => id === draft.primaryDepartmentId);
        const rest = draft.departmentIds.filter((id) => id !== draft.primaryDepartmentId);
        return list([...first, ...rest], departments);
      },
    },
    { keys: ['roleIds'], label: t('member.field.roles'), words: (draft) => list(draft.roleIds, roles) },
    { keys: ['scope'], label: t('member.field.scope'), words: (draft) => scope(draft.scope) },
    {
      keys: ['managedShopIds'],
      label: t('member.field.managedShops'),
      words: (draft) => list(draft.managedShopIds, shops),
    },
    {
      keys: ['language'],
      label: t('member.field.language'),
      words: ({ language }) => t(`member.language.${language}`),
    },
  ];
}
