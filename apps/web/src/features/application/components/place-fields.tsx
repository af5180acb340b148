import { useT } from '../../../shared/i18n.tsx';
import { DepartmentPicker } from '../../department/index.ts';
import { RoleField, ScopeField } from '../../member/index.ts';
import type { PlaceForm } from './use-place.ts';
import './application.css';

/** Department, roles and shops of those who are taken in. */
export function PlaceFields({ form }: { form: PlaceForm }) {
  const t = useT();
  const { departmentId, roleIds, scope, fault, change } = form;
  return (
    <div className="application-place">
      <DepartmentPicker
        label={t('application.department')}
        isRequired
        value={departmentId ? [departmentId] : []}
        onChange={([chosen]) => chosen && change({ departmentId: chosen })}
        error={fault.departmentId}
      />
      <RoleField
        label={t('application.roles')}
        isRequired
        value={roleIds}
        onChange={(chosen) => change({ roleIds: chosen })}
        error={fault.roleIds}
      />
      <ScopeField
        label={t('application.scope')}
        value={scope}
        onChange={(chosen) => change({ scope: chosen })}
        error={fault.scope}
      />
    </div>
  );
}
