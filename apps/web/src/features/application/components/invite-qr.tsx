import { Download, Printer } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { QrCode, useQr } from '../../../shared/ui/qr-code.tsx';
import { printSheet } from '../print-sheet.ts';

/** The link as a QR code, drawn when it is looked at: to scan, to download, to print for a wall. */
export function InviteQr({ url, code }: { url: string; code: string }) {
  const t = useT();
  const { companyName: company } = useMe();
  const image = useQr(url);
  const scan = t('application.invite.scan', { company });
  return (
    <figure className="invite-qr">
      <QrCode image={image} label={t('application.invite.qrOf', { company })} />
      <figcaption>
        <a className="button button-small" href={image} download={`rondo-${code}.svg`}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          {t('application.invite.downloadQr')}
        </a>
        <button
          type="button"
          className="button button-small"
          disabled={!image}
          onClick={() => printSheet({ title: scan, image, note: `${t('application.invite.code')} ${code}` })}
        >
          <Printer size={14} strokeWidth={1.75} aria-hidden />
          {t('application.invite.printQr')}
        </button>
      </figcaption>
    </figure>
  );
}
