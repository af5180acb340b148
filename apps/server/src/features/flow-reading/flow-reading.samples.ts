import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowReadingApi, flowSaleApi } from '@rondo/contract/flow-reading';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A counter at each store with readings, a correction, a day that is left out, a sale and sums. */
export const samples: Samples = {
  async ofShop(w, { company: { id, owner } }, shop) {
    const code = `Gate ${shop.id.slice(-6)}`;
    const { id: readCounter } = await owner.call(flowCounterApi.create, {
      ...{ shopId: shop.id, name: 'Gate', kind: 'entrance', source: 'import', code, requestId: requestId() },
    });
    const at = new Date((Math.floor(w.clock.now().getTime() / HOUR_MS) - 2) * HOUR_MS).toISOString();
    await owner.call(flowReadingApi.send, { readings: [{ code, at, entries: 3 }] });
    const counted = { counterId: readCounter, at, entries: 4, exits: 4, reason: 'Counted by hand' };
    const { id: correction } = await owner.call(flowReadingApi.correct, counted);
    await owner.call(flowReadingApi.exclude, { shopId: shop.id, day: '2026-11-01', reason: 'Works' });
    await w.sql(
      `insert into flow_sale (company_id, shop_id, at, day, hour, is_open, transactions, source, received_at)
         values ($1, $2, $3, $3::timestamptz::date, 10, true, 2, 'import', now())`,
      [id, shop.id, at],
    );
    await w.app.runJob('flow-reading.roll');
    await w.sql(
      "insert into flow_due (company_id, shop_id, day, due_at) values ($1, $2, '2026-11-01', '2199-01-01') on conflict (company_id, shop_id, day) do update set due_at = excluded.due_at",
      [...[id, shop.id]],
    );
    // A day that is left out has no gaps: this one stays.
    await w.sql(
      `insert into flow_gap (company_id, counter_id, at, shop_id, day, hour, is_open)
         values ($1, $2, '2026-11-01T02:00:00Z', $3, '2026-11-01', 10, true)`,
      [id, readCounter, shop.id],
    );
    const csv = [{ name: 'readings.csv', bytes: Buffer.from(`code,date,time,in\n${code},2026-11-01,10:00,5`) }];
    const { importId: readingImport } = await owner.call(flowReadingApi.checkImport, {}, { files: csv });
    const sales = [{ name: 'sales.csv', bytes: Buffer.from('Store,Date,Hour,Transactions\nNowhere,2026-11-01,10,5') }];
    const { importId: saleImport } = await owner.call(flowSaleApi.checkImport, {}, { files: sales });
    return { readCounter, correction, readingImport, saleImport };
  },
  fields: {
    saleImport: /^\/flow-reading\/sale\/\S* importId$/,
    readingImport: /^\/flow-reading\/runImport importId$/,
    correction: /^\/flow-reading\/takeBack id$/,
    readCounter: /^\/flow-reading\/\S* counterId$/,
  },
};
