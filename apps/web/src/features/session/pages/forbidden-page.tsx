import { PERMISSION_CODES } from '@rondo/domain/permission';
import { Link, useSearchParams } from 'react-router';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';
import '../components/lone-page.css';

/** No permission: names what is missing (`?need=` every one, `?any=` one of them) and who can grant it. */
export default function ForbiddenPage() {
  const t = useT();
  const [params] = useSearchParams();
  const back = (
    <Link className="button button-primary" to="/">
      {t('app.backHome')}
    </Link>
  );
  return (
    <main className="lone-page">
      <Face kind="no-permission" title={t('permission.forbidden.title')} actions={back}>
        {missing(params, t)}
      </Face>
    </main>
  );
}

function missing(params: URLSearchParams, t: Translate): string {
  const any = namesOf(params.get('any'), t);
  const need = namesOf(params.get('need'), t);
  if (need) return t('permission.forbidden.need', { permissions: need });
  if (any.includes(t('permission.forbidden.separator'))) return t('permission.forbidden.any', { permissions: any });
  return any ? t('permission.forbidden.need', { permissions: any }) : t('permission.forbidden.unknown');
}

/** The names of the codes in an address; what is no code of ours is left out. */
function namesOf(codes: string | null, t: Translate): string {
  const asked = codes?.split(',') ?? [];
  return PERMISSION_CODES.filter((code) => asked.includes(code))
    .map((code) => t(`permission.${code}`))
    .join(t('permission.forbidden.separator'));
}
