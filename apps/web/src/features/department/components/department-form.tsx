import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import type { Refusal } from '../../../shared/http/refusal.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DEPARTMENT_TOUCHES } from '../department-dialog.ts';
import { HeadField } from './head-field.tsx';

type Props = { onClose: () => void; onCreated: (id: string) => void } & (
  | { department: DepartmentNode }
  | { parent: DepartmentNode; afterId: string | null }
);

/** A new department, or the name, heads, code and description of one. What the server refuses stands at its field. */
export function DepartmentForm({ onClose, onCreated, ...of }: Props) {
  const t = useT();
  const before = 'department' in of ? of.department : null;
  const [requestId] = useState(() => uuidv7());
  const [name, setName] = useState(before?.name ?? '');
  const [code, setCode] = useState(before?.code ?? '');
  const [description, setDescription] = useState(before?.description ?? '');
  const [headIds, setHeadIds] = useState(before?.heads.map((head) => head.id) ?? []);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const options = {
    touches: DEPARTMENT_TOUCHES,
    onRefused: (refusal: Refusal) => {
      const found = refusal.fields.map(({ path, message }) => [path.split('.')[0] ?? path, message]);
      setFaults(Object.fromEntries(found));
      return found.length > 0;
    },
  };
  const create = useAct(departmentApi.create, options);
  const update = useAct(departmentApi.update, options);
  const submit = async () => {
    const fields = { name: name.trim(), code: code.trim() || null, description: description.trim(), headIds };
    if (fields.name === '') return setFaults({ name: t('department.form.nameRequired') });
    const done =
      'department' in of
        ? await update.run({ id: of.department.id, rev: of.department.rev, ...fields })
        : await create.run({ requestId, parentId: of.parent.id, afterId: of.afterId, ...fields });
    if (!done) return;
    toast.ok(t(before ? 'department.dialog.saved' : 'department.dialog.created', { name: fields.name }));
    if (!before) onCreated(done.id);
    onClose();
  };
  const isRoot = before?.parentId === null;
  const title = before
    ? t('department.dialog.editTitle', { name: before.name })
    : t('department.dialog.createTitle', { name: 'parent' in of ? of.parent.name : '' });
  return (
    <Dialog title={title} width={480} isSticky onClose={onClose}>
      <ActForm
        verb={t(before ? 'ui.save' : 'department.act.create')}
        isBusy={create.busy || update.busy}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <TextField
          label={t(isRoot ? 'department.field.companyName' : 'department.field.name')}
          value={name}
          onChange={(text) => {
            setName(text);
            setFaults({});
          }}
          maxLength={LIMIT.name.department}
          hint={isRoot ? t('department.form.rootHint') : undefined}
          error={faults.name}
          isRequired
          autoFocus
        />
        <HeadField value={headIds} onChange={setHeadIds} known={before?.heads ?? []} error={faults.headIds} />
        <TextField
          label={t('department.field.code')}
          value={code}
          onChange={setCode}
          maxLength={LIMIT.department.code}
          error={faults.code}
        />
        <TextField
          label={t('department.field.description')}
          value={description}
          onChange={setDescription}
          rows={3}
          maxLength={LIMIT.department.description}
          error={faults.description}
        />
      </ActForm>
    </Dialog>
  );
}
