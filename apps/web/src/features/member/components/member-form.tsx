import { departmentApi } from '@rondo/contract/department';
import { type Invitation, memberApi } from '@rondo/contract/member';
import { type MemberDetail, memberDetail } from '@rondo/contract/member-shape';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { MEMBER_INVALIDATES } from '../member-invalidates.ts';
import { DuplicateBanner, type Holder, holderOf } from './duplicate-banner.tsx';
import { FormFoot } from './form-foot.tsx';
import type { Invitee } from './invitation-dialog.tsx';
import { MemberConflict } from './member-conflict.tsx';
import { type Draft, draftOf, draftShape, type Faults, faultsOf, fieldsOf } from './member-draft.ts';
import { BasicFields, ContactFields, MoreFields, PlaceFields } from './member-fields.tsx';
import './member-form.css';

interface Props {
  /** Absent: a new one. */
  member?: MemberDetail;
  departmentId: string | null;
  onClose: () => void;
  /** Shows another member, who has what was typed. */
  onOpen: (memberId: string) => void;
  /** Takes somebody back who has what was typed and has left. */
  onRejoin: (memberId: string) => void;
  /** Shows the way in of somebody new. */
  onInvited: (member: Invitee, sent: Invitation) => void;
}

/** Adding or changing a member. Errors show at their field; the input is kept, also when the session ends. */
export function MemberForm({ member, departmentId, onClose, onOpen, onRejoin, onInvited }: Props) {
  const t = useT();
  const language = useLanguage();
  const conflict = useConflict(memberDetail, member ?? null);
  const base = conflict.base ?? undefined;
  const departments = useCall(departmentApi.tree, {}, { enabled: !member }).data ?? [];
  // A company that is not divided has one department to be in.
  const only = departments.length === 1 ? departments[0]?.id : undefined;
  const empty = draftOf(base, departmentId, language);
  const draftName = member ? `member.${member.id}.${member.rev}` : 'member.new';
  const { value: typed, set, forget } = useFormDraft(draftName, draftShape, empty);
  const draft: Draft = only && typed.departmentIds.length === 0 ? { ...typed, departmentIds: [only] } : typed;
  const [faults, setFaults] = useState<Faults>({});
  const [holder, setHolder] = useState<Holder | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [requestId] = useState(() => uuidv7());
  // After the faults are drawn.
  const showFirstFault = () =>
    void requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const change = (patch: Partial<Draft>) => {
    set({ ...draft, ...patch });
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path in patch))));
    setHolder(null);
  };
  const onRefused = (refusal: Refusal): boolean => {
    const found = holderOf(refusal);
    setHolder(found);
    const words = (message: string): string => (found ? refusal.message : message);
    setFaults(
      Object.fromEntries(refusal.fields.map(({ path, message }) => [path.split('.')[0] ?? path, words(message)])),
    );
    showFirstFault();
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(memberApi.create, { invalidates: MEMBER_INVALIDATES, onRefused });
  const update = useAct(memberApi.update, { invalidates: MEMBER_INVALIDATES, onRefused });
  const leave = (then: () => void) => {
    forget();
    then();
  };
  const submit = async () => {
    const found = faultsOf(draft, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return showFirstFault();
    const fields = fieldsOf(draft);
    const updated = base && (await update.run({ ...fields, id: base.id, rev: base.rev }));
    const created = base ? null : await create.run({ ...fields, requestId });
    if (!updated && !created) return;
    const name = fields.name.trim();
    toast.ok(t(updated ? 'member.form.saved' : 'member.form.created', { name }));
    leave(onClose);
    if (created) onInvited({ id: created.id, name, language: draft.language }, created.invitation);
  };
  const isChanged = JSON.stringify(typed) !== JSON.stringify(empty);
  const [isAsking, setAsking] = useState(false);
  const part = { draft, faults, onChange: change, ...(member ? { member } : {}) };
  return (
    <Dialog
      title={member ? t('member.form.editTitle', { name: member.name }) : t('member.form.createTitle')}
      width={760}
      isSticky
      onClose={() => (isChanged ? setAsking(true) : leave(onClose))}
    >
      <form
        ref={form}
        className="member-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.busy && !update.busy) void submit();
        }}
      >
        <div className="member-form-fields">
          <BasicFields {...part} />
          <ContactFields {...part} />
          {holder && (
            <DuplicateBanner
              holder={holder}
              onOpen={() => leave(() => onOpen(holder.memberId))}
              onRejoin={() => leave(() => onRejoin(holder.memberId))}
            />
          )}
          <PlaceFields {...part} />
          <MoreFields {...part} />
        </div>
        <FormFoot
          hint={member ? '' : t('member.form.inviteHint')}
          isBusy={create.busy || update.busy}
          isAsking={isAsking}
          onCancel={() => (isChanged ? setAsking(true) : leave(onClose))}
          onDiscard={() => leave(onClose)}
          onStay={() => setAsking(false)}
        />
      </form>
      <MemberConflict conflict={conflict} mine={draft} onResolve={set} />
    </Dialog>
  );
}
