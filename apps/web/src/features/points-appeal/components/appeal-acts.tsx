import type { PointsPostingDetail } from '@rondo/contract/points-appeal';
import type { PointsAppealAct } from '@rondo/domain/points-appeal';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AppealForm } from './appeal-form.tsx';
import { DecideAppeal } from './decide-appeal.tsx';

/** Exactly the acts that the server offers this reader; what leads on stands last. Nothing where there is none. */
export function AppealActs({ posting }: { posting: PointsPostingDetail }) {
  const t = useT();
  const [asked, setAsked] = useState<PointsAppealAct | 'create' | null>(null);
  const { id, can, appealUntil, theirAppeal } = posting;
  const close = () => setAsked(null);
  const button = (act: PointsAppealAct, look: 'default' | 'primary') =>
    can.includes(act) && (
      <Button look={look} onPress={() => setAsked(act)}>
        {t(`pointsAppeal.act.${act}`)}
      </Button>
    );
  return (
    <>
      {button('withdraw', 'default')}
      {button('refuse', 'default')}
      {button('accept', 'primary')}
      {appealUntil !== null && <Button onPress={() => setAsked('create')}>{t('pointsAppeal.verb')}</Button>}
      {asked === 'create' && <AppealForm postingId={id} onClose={close} />}
      {asked !== null && asked !== 'create' && theirAppeal && (
        <DecideAppeal appeal={theirAppeal} event={asked} onClose={close} />
      )}
    </>
  );
}
