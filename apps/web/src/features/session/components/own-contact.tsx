import type { StaffInfo } from '@rondo/contract/session';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { ContactKind } from '../contact-kind.ts';
import './profile.css';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'));

/** The own phone or address with the way to another one. */
export function OwnContact({ me, kind }: { me: StaffInfo; kind: ContactKind }) {
  const t = useT();
  const [isChanging, setChanging] = useState(false);
  const value = me[kind];
  return (
    <span className="own-contact">
      <span className="ellipsis num">{value ?? t('ui.noValue')}</span>
      <button
        type="button"
        className="button button-small"
        aria-label={t(`account.contact.${value === null ? (kind === 'mobile' ? 'addMobile' : 'addMail') : kind}`)}
        onClick={() => setChanging(true)}
      >
        {t(value === null ? 'account.contact.add' : 'account.contact.change')}
      </button>
      {isChanging && (
        <Suspense fallback={null}>
          <ContactDialog me={me} kind={kind} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </span>
  );
}
