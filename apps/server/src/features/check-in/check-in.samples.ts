import { checkInApi } from '@rondo/contract/check-in';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

const CHOICES = {
  ...{ required: null, methods: null, combine: null },
  ...{ radiusM: 300, outside: null, minimumStayMin: null, beforeOpening: null },
};

/** Settings of the store, its code, and a check-in with a doubt at it, made when its policy had fewer parts. */
export const samples: Samples = {
  async ofShop(w, { company }, shop) {
    const { owner } = company;
    await owner.call(checkInApi.saveRule, { layer: 'shop', targetId: shop.id, choices: CHOICES, rev: null });
    const { overrides } = await owner.call(checkInApi.rules, {});
    const checkInRule = overrides.find((one) => one.target?.id === shop.id)?.id ?? '';
    await owner.call(checkInApi.renewCode, { shopId: shop.id, requestId: requestId() });
    const { code } = await owner.call(checkInApi.code, { shopId: shop.id, kind: 'static' });
    await owner.call(checkInApi.scan, { shopId: shop.id, code });
    const checkIn = uuidv7();
    await w.sql(
      `insert into check_in (company_id, id, task_id, shop_id, member_id, kind, at, methods, policy, device_id, flags, state)
       values ($1, $2, $3, $4, $5, 'in', now(), '{}',
         '{"required":"in","methods":["position"],"combine":"any","radiusM":200,"outside":"allow","minimumStayMin":0}',
         'phone', '{no_position}', 'pending')`,
      [company.id, checkIn, shop.taskId, shop.id, shop.manager.id],
    );
    return { checkIn, checkInRule };
  },
  fields: {
    checkIn: /^\/inspect\/V3\/checkIn\/(detail|decide) id$/,
    checkInRule: /^\/inspect\/V3\/checkIn\/removeRule id$/,
    shop: /^\/inspect\/V3\/checkIn\/saveRule targetId$/,
    file: /^\/inspect\/V3\/checkIn\/perform (photoId|selfieId)$/,
  },
};
