-- Reports of a subscription that its recipient left unopened, one after another up to now (product 20, N20.3); a row goes with the
-- first that they open.
CREATE TABLE subscription_unopened (
  company_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  member_id uuid NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  -- when its owner was asked whether to stop
  asked_at timestamptz,
  PRIMARY KEY (company_id, subscription_id, member_id),
  FOREIGN KEY (company_id, subscription_id) REFERENCES subscription (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX subscription_unopened_member ON subscription_unopened (company_id, member_id);
CALL protect_tenant('subscription_unopened');
