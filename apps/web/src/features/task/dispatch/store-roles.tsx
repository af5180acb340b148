import { taskApi } from '@rondo/contract/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

/** Roles that work at stores. */
export function useStoreRoles() {
  const { data = [], isPending } = useCall(taskApi.executorRoles, {}, { part: true });
  return { options: data.map(({ id, name }) => ({ value: id, label: name })), isLoading: isPending };
}

interface RoleProps {
  /** Absent: "Role". */
  label?: string;
  value: string | null;
  error?: string;
  onChange: (roleId: string | null) => void;
}

/** One role of the store. */
export function RoleOfStore({ label, value, error, onChange }: RoleProps) {
  const t = useT();
  return (
    <SelectField
      label={label ?? t('inspectSetting.form.role')}
      isRequired
      {...useStoreRoles()}
      value={value}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  );
}
