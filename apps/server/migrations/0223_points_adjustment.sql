-- Points that somebody gives or takes by hand (product 13): above a limit of the company a second person confirms them.
CREATE TABLE points_adjustment (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  rule_id uuid NOT NULL,
  -- of each target; below 0: taken
  points numeric(7, 1) NOT NULL CHECK (points <> 0),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  photo_ids uuid[] NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('pending', 'posted', 'refused', 'withdrawn')),
  author_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- civil day of the company on which it was made
  day date NOT NULL,
  -- who confirmed, refused or withdrew it; null: it needed nobody, or waits
  decided_by uuid,
  decided_at timestamptz,
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 200),
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  FOREIGN KEY (company_id, rule_id) REFERENCES points_rule (company_id, id),
  FOREIGN KEY (company_id, author_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, decided_by) REFERENCES member (company_id, id),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state = 'pending' OR state = 'posted' OR decided_by IS NOT NULL)
);
-- the list, newest first; what waits for a second person
CREATE INDEX points_adjustment_created ON points_adjustment (company_id, created_at DESC, id DESC);
CREATE INDEX points_adjustment_pending ON points_adjustment (company_id, created_at DESC) WHERE state = 'pending';
-- those by a rule: it is not deleted while there is one
CREATE INDEX points_adjustment_rule ON points_adjustment (company_id, rule_id);
CALL protect_tenant('points_adjustment');

-- Whose points: stores, or members.
CREATE TABLE points_adjustment_target (
  company_id uuid NOT NULL,
  adjustment_id uuid NOT NULL,
  place integer NOT NULL,
  shop_id uuid,
  member_id uuid,
  PRIMARY KEY (company_id, adjustment_id, place),
  FOREIGN KEY (company_id, adjustment_id) REFERENCES points_adjustment (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CHECK ((shop_id IS NULL) <> (member_id IS NULL))
);
-- those of a store, of a member; each once
CREATE UNIQUE INDEX points_adjustment_target_shop ON points_adjustment_target (company_id, shop_id, adjustment_id) WHERE shop_id IS NOT NULL;
CREATE UNIQUE INDEX points_adjustment_target_member ON points_adjustment_target (company_id, member_id, adjustment_id) WHERE member_id IS NOT NULL;
CALL protect_tenant('points_adjustment_target');

-- What a company says about points: absent while it says nothing.
CREATE TABLE points_setting (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  -- points by hand above so many need a second person
  second_above numeric(7, 1) NOT NULL CHECK (second_above >= 0),
  rev integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CALL protect_tenant('points_setting');

-- statistics and lines of a period over all rules
CREATE INDEX points_posting_day ON points_posting (company_id, day);

ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment'));
