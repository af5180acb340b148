-- Templates and tasks are found by the pinyin and the initials of their name, as members, stores and groups are.
ALTER TABLE template ADD COLUMN name_pinyin text NOT NULL DEFAULT '';
ALTER TABLE task ADD COLUMN name_pinyin text NOT NULL DEFAULT '';
