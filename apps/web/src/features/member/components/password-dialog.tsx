import { memberApi } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { MEMBER_INVALIDATES } from '../member-invalidates.ts';

interface Issued {
  account: string;
  password: string;
}

/** A first password for somebody who has not come in yet; it is shown here and nowhere again. */
export function PasswordDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const t = useT();
  const [issued, setIssued] = useState<Issued | null>(null);
  const issue = useAct(memberApi.issuePassword, { invalidates: MEMBER_INVALIDATES, onDone: setIssued });
  const { name, id } = member;
  return (
    <Dialog title={t('member.act.passwordTitle', { name })} width={480} isSticky={issued !== null} onClose={onClose}>
      {issued ? (
        <Shown issued={issued} onClose={onClose} />
      ) : (
        <ActForm
          verb={t('member.act.issue')}
          isBusy={issue.busy}
          onSubmit={() => void issue.run({ id })}
          onClose={onClose}
        >
          <p>{t('member.act.passwordAsk', { name })}</p>
          <p className="meta">{t('member.act.passwordHint')}</p>
        </ActForm>
      )}
    </Dialog>
  );
}

function Shown({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const t = useT();
  const copy = async () => {
    const text = `${t('member.act.account')}: ${issued.account}\n${t('member.act.password')}: ${issued.password}`;
    try {
      await navigator.clipboard.writeText(text);
      toast.ok(t('member.act.copied'));
    } catch {
      // Not allowed here (plain http): the texts stand on screen to be marked.
      toast.error(t('member.act.copyFailed'));
    }
  };
  return (
    <div className="act-form">
      <Banner tone="warn" icon="exclamation">
        {t('member.act.passwordHint')}
      </Banner>
      <Facts
        columns={1}
        items={[
          { label: t('member.act.account'), value: <code>{issued.account}</code> },
          { label: t('member.act.password'), value: <code>{issued.password}</code> },
        ]}
      />
      <div className="act-form-buttons">
        <button type="button" className="button" onClick={() => void copy()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          {t('member.act.copy')}
        </button>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('member.act.done')}
        </button>
      </div>
    </div>
  );
}
