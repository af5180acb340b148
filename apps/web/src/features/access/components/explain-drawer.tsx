import { accessApi } from '@rondo/contract/access';
import { useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { pageName } from '../../../shared/page-names.ts';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { type Asked, ExplainForm } from './explain-form.tsx';
import { Explanation } from './explanation.tsx';
import './access.css';

interface Props {
  member?: { id: string; name: string };
  onClose: () => void;
}

/** Chooses a member and a page or an object, and shows every check with the change that would fix it. */
export default function ExplainDrawer({ member, onClose }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <DetailDrawer label={t('access.title')} link={null} onClose={onClose}>
      <DrawerHead title={t('access.title')} place={t('access.intro')} />
      <ExplainForm member={member ?? null} onAsk={setAsked} />
      <DrawerSection>
        {!asked && <p className="meta">{t('access.placeholder')}</p>}
        {asked?.kind === 'page' && <PageAnswer asked={asked} onLeave={onClose} />}
        {asked && asked.kind !== 'page' && <ObjectAnswer asked={asked} onLeave={onClose} />}
      </DrawerSection>
    </DetailDrawer>
  );
}

interface AnswerProps<A extends Asked> {
  asked: A;
  onLeave: () => void;
}

function PageAnswer({ asked, onLeave }: AnswerProps<Extract<Asked, { kind: 'page' }>>) {
  const t = useT();
  const { member, page } = asked;
  const { data, error } = useCall(accessApi.explainPage, { memberId: member.id, page });
  if (error) return <FieldError>{failureWords(error)}</FieldError>;
  if (!data) return <SkeletonRows rows={3} />;
  return <Explanation {...data} member={member.name} what={t(pageName(page))} onLeave={onLeave} />;
}

function ObjectAnswer({ asked, onLeave }: AnswerProps<Exclude<Asked, { kind: 'page' }>>) {
  const { member, kind, key } = asked;
  const { data, error } = useCall(accessApi.explainObject, { memberId: member.id, kind, key });
  if (error) return <FieldError>{failureWords(error)}</FieldError>;
  if (!data) return <SkeletonRows rows={3} />;
  const { name, place } = data.object;
  return <Explanation {...data} member={member.name} what={place ? `${name} · ${place}` : name} onLeave={onLeave} />;
}
