CREATE TABLE "catalogue_changes" (
	"tenant_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	CONSTRAINT "catalogue_changes_tenant_id_version_position_pk" PRIMARY KEY("tenant_id","version","position")
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- From here on by hand: see 0001 for the roles.
SELECT protect_tenant_table('catalogue_changes');
--> statement-breakpoint
GRANT SELECT ON catalogue_changes TO order_intake_app;
--> statement-breakpoint
CREATE POLICY change_log ON catalogue_changes TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Counts a change and says what it was: at most a thousand rows by name. An update of no product is what an import
-- ends with, which may have changed all of them.
CREATE FUNCTION tell_catalogue_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  what text := TG_ARGV[0];
  ids uuid[];
  touched bigint;
  counted bigint;
BEGIN
  IF tenant IS NULL OR current_setting('app.import_under_way', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT count(*), array_agg(id) INTO touched, ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(*), array_agg(id) INTO touched, ids FROM old_rows;
  ELSIF what = 'PRODUCT' THEN
    SELECT count(*), array_agg(n.id) FILTER (
      WHERE (o.sku, o.name, o.unit_of_measure, o.pack_size, o.barcode, o.category)
        IS DISTINCT FROM (n.sku, n.name, n.unit_of_measure, n.pack_size, n.barcode, n.category)
    ) INTO touched, ids FROM new_rows n JOIN old_rows o USING (id);
  ELSIF what = 'ALIAS' THEN
    SELECT count(*), array_agg(n.id) FILTER (
      WHERE (o.alias_text, o.normalised_text, o.product_id, o.customer_id)
        IS DISTINCT FROM (n.alias_text, n.normalised_text, n.product_id, n.customer_id)
    ) INTO touched, ids FROM new_rows n JOIN old_rows o USING (id);
  ELSE
    SELECT count(*), array_agg(id) INTO touched, ids FROM new_rows;
  END IF;
  IF ids IS NULL AND (touched > 0 OR what <> 'PRODUCT' OR TG_OP <> 'UPDATE') THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.catalogue_versions AS held (tenant_id, version)
  SELECT id, 1 FROM public.tenants WHERE id = tenant
  ON CONFLICT (tenant_id) DO UPDATE SET version = held.version + 1
  RETURNING held.version INTO counted;
  IF counted IS NULL THEN
    RETURN NULL;
  END IF;
  IF ids IS NULL OR cardinality(ids) > 1000 THEN
    INSERT INTO public.catalogue_changes (tenant_id, version, position, kind) VALUES (tenant, counted, 1, 'ALL');
  ELSIF what = 'CODES' THEN
    INSERT INTO public.catalogue_changes (tenant_id, version, position, kind) VALUES (tenant, counted, 1, 'CODES');
  ELSE
    INSERT INTO public.catalogue_changes (tenant_id, version, position, kind, subject_id)
    SELECT tenant, counted, named.position, what, named.id
    FROM unnest(ids) WITH ORDINALITY AS named (id, position);
  END IF;
  IF counted % 100 = 0 THEN
    DELETE FROM public.catalogue_changes WHERE tenant_id = tenant AND version <= counted - 1000;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Their function stays until the next release, as all that the last one may use does.
DROP TRIGGER products_count_change ON products;
--> statement-breakpoint
DROP TRIGGER product_aliases_count_change ON product_aliases;
--> statement-breakpoint
DROP TRIGGER customer_item_codes_count_change ON customer_item_codes;
--> statement-breakpoint
CREATE TRIGGER products_tell_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('PRODUCT');
--> statement-breakpoint
CREATE TRIGGER products_tell_update AFTER UPDATE ON products
REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('PRODUCT');
--> statement-breakpoint
CREATE TRIGGER products_tell_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('PRODUCT');
--> statement-breakpoint
CREATE TRIGGER product_aliases_tell_insert AFTER INSERT ON product_aliases
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('ALIAS');
--> statement-breakpoint
CREATE TRIGGER product_aliases_tell_update AFTER UPDATE ON product_aliases
REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('ALIAS');
--> statement-breakpoint
CREATE TRIGGER product_aliases_tell_delete AFTER DELETE ON product_aliases
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('ALIAS');
--> statement-breakpoint
CREATE TRIGGER customer_item_codes_tell_insert AFTER INSERT ON customer_item_codes
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('CODES');
--> statement-breakpoint
CREATE TRIGGER customer_item_codes_tell_update AFTER UPDATE ON customer_item_codes
REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('CODES');
--> statement-breakpoint
CREATE TRIGGER customer_item_codes_tell_delete AFTER DELETE ON customer_item_codes
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_change('CODES');
