import { accessApi } from '@rondo/contract/access';
import { PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import '../components/lone-page.css';

/** People who are named; the question goes to all who can grant. */
const NAMED = 3;

/** No permission: names what is missing (`?need=` every one, `?any=` one of them) and who can grant it, and asks them. */
export default function ForbiddenPage() {
  const t = useT();
  const [params] = useSearchParams();
  const granters = useCall(accessApi.granters, {}, { part: true }).data ?? [];
  const [asked, setAsked] = useState<readonly { name: string }[] | null>(null);
  const ask = useAct(accessApi.ask, { onDone: (answer) => setAsked(answer.asked) });
  const names = (people: readonly { name: string }[]) => people.slice(0, NAMED).map(({ name }) => name);
  const told = asked && t('permission.forbidden.asked', { names: joined(names(asked), t) });
  const actions = (
    <>
      <Link className="button" to="/">
        {t('app.backHome')}
      </Link>
      {granters.length > 0 && !asked && (
        <button
          type="button"
          className="button button-primary"
          aria-busy={ask.busy}
          onClick={() => void ask.run({ codes: codesIn(params) })}
        >
          {t('permission.forbidden.ask')}
        </button>
      )}
    </>
  );
  return (
    <div className="lone-page">
      <EmptyState kind="no-permission" isPage title={t('permission.forbidden.title')} actions={actions}>
        <p>{missing(params, t)}</p>
        <p>{told ?? whoGrants(names(granters), granters.length > NAMED, t)}</p>
      </EmptyState>
    </div>
  );
}

function whoGrants(names: readonly string[], hasMore: boolean, t: Translate): string {
  if (names.length === 0) return t('permission.forbidden.anybody');
  return t(hasMore ? 'permission.forbidden.whoElse' : 'permission.forbidden.who', { names: joined(names, t) });
}

function missing(params: URLSearchParams, t: Translate): string {
  const codes = codesIn(params);
  const permissions = joined(
    codes.map((code) => t(`permission.${code}`)),
    t,
  );
  if (codes.length === 0) return t('permission.forbidden.unknown');
  const isChoice = !params.has('need') && codes.length > 1;
  return t(isChoice ? 'permission.forbidden.any' : 'permission.forbidden.need', { permissions });
}

const joined = (names: readonly string[], t: Translate): string => names.join(t('permission.forbidden.separator'));

/** The codes in the address; what is no code of ours is left out. */
function codesIn(params: URLSearchParams): PermissionCode[] {
  const asked = (params.get('need') ?? params.get('any') ?? '').split(',');
  return PERMISSION_CODES.filter((code) => asked.includes(code));
}
