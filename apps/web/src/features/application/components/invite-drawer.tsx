import { applicationApi, type Invite } from '@rondo/contract/application';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { CopyField } from '../../../shared/ui/form/copy-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { InviteQr } from './invite-qr.tsx';
import { InviteSettings } from './invite-settings.tsx';
import './invite.css';

/** How people come in: code, link and QR code to pass on, what happens to those who use them, and new ones. */
export default function InviteDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useCall(applicationApi.invite, {}, { part: true });
  return (
    <DetailDrawer label={t('application.invite.title')} link={null} onClose={onClose}>
      <DrawerHead title={t('application.invite.title')} place={t('application.invite.hint')} />
      {data ? (
        <InviteBody key={data.rev} invite={data} />
      ) : error ? (
        <p role="alert">
          {failureWords(error)}{' '}
          <button type="button" className="button" onClick={() => void refetch()}>
            {t('ui.retry')}
          </button>
        </p>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </DetailDrawer>
  );
}

function InviteBody({ invite }: { invite: Invite }) {
  const t = useT();
  return (
    <>
      <Standing invite={invite} />
      <DrawerSection>
        <div className="invite-share">
          <div className="invite-ways">
            <CopyField
              label={t('application.invite.code')}
              text={invite.code}
              copy={t('application.invite.copyCode')}
              copied={t('application.invite.codeCopied')}
              isLarge
            />
            <CopyField
              label={t('application.invite.link')}
              text={invite.url}
              copy={t('application.invite.copyLink')}
              copied={t('application.invite.linkCopied')}
            />
            <Renew rev={invite.rev} />
          </div>
          <InviteQr url={invite.url} code={invite.code} />
        </div>
      </DrawerSection>
      <DrawerSection title={t('application.invite.settings')}>
        <InviteSettings invite={invite} />
      </DrawerSection>
    </>
  );
}

/** Whether it can be used at all, and for how long. */
function Standing({ invite }: { invite: Invite }) {
  const t = useT();
  const format = useFormat();
  const { isOn, expiresAt } = invite;
  if (!isOn) {
    return (
      <Banner tone="warn" title={t('application.invite.off')}>
        <p>{t('application.invite.offHint')}</p>
      </Banner>
    );
  }
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) {
    return (
      <Banner tone="warn" title={t('application.invite.over')}>
        <p>{t('application.invite.overHint')}</p>
      </Banner>
    );
  }
  const words = expiresAt
    ? t('application.invite.until', { time: format.dateTime(expiresAt) })
    : t('application.invite.forGood');
  return <p className="meta">{words}</p>;
}

/** New link and code; what was given away stops, so it is asked for twice. */
function Renew({ rev }: { rev: number }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const renew = useAct(applicationApi.renewInvite, {
    onDone: () => {
      toast.ok(t('application.invite.renewed'));
      close();
    },
  });
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        {t('application.invite.renew')}
      </button>
      {isAsking && (
        <Dialog
          title={t('application.invite.renewTitle')}
          width={440}
          onClose={close}
          footer={
            <>
              <button type="button" className="button" onClick={close}>
                {t('ui.cancel')}
              </button>
              <button
                type="button"
                className="button button-danger"
                aria-busy={renew.busy}
                onClick={() => void renew.run({ rev })}
              >
                {t('application.invite.renew')}
              </button>
            </>
          }
        >
          <p>{t('application.invite.renewHint')}</p>
        </Dialog>
      )}
    </>
  );
}
