import { roleApi } from '@rondo/contract/role';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { FieldFrame } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';

type Props = FieldFrame & {
  value: readonly string[];
  onChange: (roleIds: string[]) => void;
  isDisabled?: boolean;
};

/** Choosing roles among those the reader may give; the others are there, switched off. Needs a permission that lists roles. */
export function RoleField({ value, onChange, isDisabled = false, ...frame }: Props) {
  const t = useT();
  const roles = useCall(roleApi.list, {});
  const options = (roles.data ?? [])
    // The owner's role is never given: the company is transferred.
    .filter((role) => role.key !== 'owner' || value.includes(role.id))
    .map((role) => ({
      value: role.id,
      label: role.can.assign ? role.name : `${role.name} · ${t('member.roleField.above')}`,
      title: role.name,
      disabled: !role.can.assign && !value.includes(role.id),
    }));
  return (
    <MultiSelectField
      {...frame}
      value={value}
      onChange={onChange}
      options={options}
      isLoading={roles.isPending}
      isDisabled={isDisabled}
      isSearchable
    />
  );
}
