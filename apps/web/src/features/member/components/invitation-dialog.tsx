import { type Invitation, memberApi } from '@rondo/contract/member';
import type { Language } from '@rondo/messages';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { CopyField } from '../../../shared/ui/form/copy-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { QrCode, useQr } from '../../../shared/ui/qr-code.tsx';
import './invitation-dialog.css';

/** Whose invitation it is. */
export interface Invitee {
  id: string;
  name: string;
  /** The language the link opens in. */
  language: Language;
}

interface Props {
  member: Invitee;
  /** What inviting answered; absent: the link is only looked up. */
  sent?: Invitation;
  onClose: () => void;
}

/** The way in of somebody who has not come yet: whether it was sent, and the link to pass on. */
export function InvitationDialog({ member, sent, onClose }: Props) {
  const t = useT();
  const found = useCall(memberApi.invitationLink, { id: member.id }, { enabled: !sent, part: true });
  const link = sent?.link ?? found.data?.link;
  return (
    <Dialog
      title={t('member.invitation.title', { name: member.name })}
      width={560}
      onClose={onClose}
      footer={
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('member.act.done')}
        </button>
      }
    >
      {sent && <Banner tone={sent.sentBy === 'none' ? 'warn' : 'ok'}>{t(`member.invitation.${sent.sentBy}`)}</Banner>}
      {link ? (
        <Way link={link} member={member} />
      ) : found.error ? (
        <p role="alert">{failureWords(found.error)}</p>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  );
}

function Way({ link, member: { name, language } }: { link: string; member: Invitee }) {
  const t = useT();
  return (
    <div className="invitation-way">
      <div>
        <CopyField
          label={t('member.invitation.link')}
          text={link}
          copy={t('member.invitation.copy')}
          copied={t('member.invitation.copied')}
        />
        <p className="meta">{t('member.invitation.hint', { language: t(`member.language.${language}`) })}</p>
      </div>
      <QrCode image={useQr(link)} label={t('member.invitation.qrOf', { name })} />
    </div>
  );
}
