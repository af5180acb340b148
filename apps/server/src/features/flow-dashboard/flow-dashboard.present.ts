import type { FlowDashboardDetail, FlowDashboardRow } from '@rondo/contract/flow-dashboard';
import { flowContent } from '@rondo/contract/flow-widget';
import type { Actor } from '@rondo/domain/actor';
import {
  FLOW_SHARE_LEVELS,
  type FlowDashboardView,
  mayEditFlowDashboard,
  mayManageFlowDashboard,
  maySetFlowForCompany,
} from '@rondo/domain/flow-dashboard';
import { z } from 'zod';
import type { Row } from './flow-dashboard.queries.ts';

const content = z.object(flowContent);
const levelOf = (text: string | null) => FLOW_SHARE_LEVELS.find((one) => one === text) ?? null;

/** What stands on a dashboard: the column is written in the shape of the contract only. */
export const contentOf = ({
  filters,
  widgets,
}: Pick<Row, 'filters' | 'widgets'>): Pick<FlowDashboardDetail, 'filters' | 'widgets'> =>
  content.parse({ filters, widgets });

export const viewOf = (row: Row): FlowDashboardView => ({ ownerId: row.owner_id, shared: levelOf(row.shared_for) });

export const presentRow = (row: Row, actor: Actor): FlowDashboardRow => ({
  ...{ id: row.id, name: row.name, owner: { id: row.owner_id, name: row.owner_name } },
  ...{ shared: row.shared, sharedFor: levelOf(row.shared_for), widgets: row.widget_count },
  ...{ updatedAt: row.updated_at.toISOString(), isFavourite: row.is_favourite },
  ...{ isDefault: row.is_mine, isCompanyDefault: row.is_default, rev: row.rev },
  can: {
    edit: mayEditFlowDashboard(actor, viewOf(row)),
    manage: mayManageFlowDashboard(actor, viewOf(row)),
    setDefault: maySetFlowForCompany(actor),
  },
});
