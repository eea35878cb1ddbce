CREATE TABLE "order_claims" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_claims_tenant_id_order_id_pk" PRIMARY KEY("tenant_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- From here on by hand: see 0001 for the roles, 0002 for the channel.
SELECT protect_tenant_table('order_claims');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_claims TO order_intake_app;
--> statement-breakpoint
-- Told when somebody comes, goes or takes over; a renewal by the same holder changes nothing for the others.
CREATE FUNCTION tell_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('order_changes', json_build_object(
      'tenantId', OLD.tenant_id, 'orderId', OLD.order_id, 'claim', 'released')::text);
  ELSIF TG_OP = 'INSERT' OR OLD.holder_id <> NEW.holder_id OR OLD.claimed_until <= now() THEN
    PERFORM pg_notify('order_changes', json_build_object(
      'tenantId', NEW.tenant_id, 'orderId', NEW.order_id, 'claim', 'taken')::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_claims_tell_change AFTER INSERT OR UPDATE OR DELETE ON order_claims
FOR EACH ROW EXECUTE FUNCTION tell_claim_change();
