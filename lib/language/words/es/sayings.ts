import type { Sayings, Unproved } from '../../sayings';

/**
 * What people say in Spanish about the lines of their orders, a row a phrase; see Sayings.
 * One list, however long: what a phrase does is found in one place.
 */
export const sayings: Sayings = {
  consequence: [
    [
      'entonces',
      'dije 2 roma macaroni 500g pero viene mi hermana entonces 5 por favor. 3 sea pan coarse salt 1kg',
      '5 roma macaroni 500g; 3 sea pan coarse salt 1kg',
    ],
    ['mandame', 'si tienes 2x6x8 spruce mandame 10, y 4 2x4x16 spruce', '10 2x6x8 spruce; 4 2x4x16 spruce'],
    [
      'mandeme',
      'jefe tienen sierra circular? mándeme una si hay. y 4 cinta malla 300',
      '1 sierra circular; 4 cinta malla 300',
    ],
  ],
  condition: [
    [
      'si',
      'jefe tienen sierra circular? mándeme una si hay. y 4 cinta malla 300',
      '1 sierra circular; 4 cinta malla 300',
    ],
  ],
  exclude: [
    ['excepto', '6 leche, 2 arroz. excepto arroz', '6 leche'],
    [
      'menos el/la/los/las?',
      '> 5 x arroz basmati 1kg\n> 3 x avena 1kg\n> 2 x azucar blanca 5kg\nTodo menos la avena por favor',
      '5 arroz basmati 1kg; 2 azucar blanca 5kg',
    ],
    ['nada de', '6 leche, 2 arroz. nada de arroz', '6 leche'],
    ['no', '0.5 kg tomatoes? no: 5 tomatoes 1kg', '5 kg tomatoes 1kg'],
    ['salvo el/la/los/las', '6 leche, 2 arroz. todo salvo el arroz', '6 leche'],
    ['sin el/la/los/las', '6 leche, 2 arroz. sin el arroz', '6 leche'],
    [
      'tengo/tenemos suficiente/bastante/mucho/mucha/muchos/muchas/suficientes',
      '6 leche, 2 arroz. tengo suficiente arroz',
      '6 leche',
    ],
  ],
  wait: [
    [
      'espere/esperen/espera mi/nuestra confirmacion',
      '6 leche, 2 arroz. espere mi confirmacion',
      '6 leche; 2 arroz; told_to_wait',
    ],
    [
      'hasta que confirme/confirmemos/yo confirme',
      '6 leche, 2 arroz. hasta que confirme confirme',
      '6 leche; 2 arroz; told_to_wait',
    ],
    [
      'no envie/envien/mande/manden/despache/despachen lo/la/los/las? todavia/aun',
      '6 leche, 2 arroz. no envie todavia',
      '6 leche; 2 arroz; told_to_wait',
    ],
    [
      'no lo/la/los/las envie/envien/mande/manden/despache/despachen? todavia/aun',
      '6 leche, 2 arroz. no lo todavia',
      '6 leche; 2 arroz; told_to_wait',
    ],
  ],
  quote: [
    ['cotizacion de/para/por', 'cotizacion de 6 leche and 2 arroz', 'quote_asked'],
    ['cotizame/coticeme/cotizarme', 'cotizame 6 leche and 2 arroz', 'quote_asked'],
  ],
  askAll: [
    ['no es pedido', 'no es pedido: 6 leche, 2 arroz', 'quote_asked'],
    ['solo cotizacion/precios/cotizar', '6 leche, 2 arroz. solo cotizacion', 'quote_asked'],
  ],
  unordered: [
    [
      'no pedido/pedidos/pedida/pedidas/solicitado/solicitados/solicitada/solicitadas',
      '6 leche, 2 arroz no pedido',
      '6 leche',
    ],
    ['que nadie pidio/ordeno/encargo', '6 leche, 2 arroz que nadie pidio', '6 leche'],
    [
      'que no es/son nuestro/nuestra/nuestros/nuestras/mio/mia/mios/mias/de nosotros?',
      '6 leche, 2 arroz que no es nuestro',
      '6 leche',
    ],
    [
      'que no/nunca lo/la/los/las? pedimos/pedi/ordenamos/ordene/encargamos/encargue/solicitamos/habiamos pedido?',
      '6 leche, 2 arroz que no pedimos',
      '6 leche',
    ],
  ],
  arrived: [
    [
      'esos/esas/eso/ya/ellos? ya? llego/llegaron/entregaron el?',
      '6 leche, 2 arroz esos ya llego el',
      '6 leche',
    ],
    ['estaban todos/todas/completos/completas/bien/perfectos', '6 leche, 2 arroz estaban todos', '6 leche'],
    [
      'llego/llegaron/vino/vinieron todo/todos/toda/todas? bien/completo/completos/completa/completas/perfecto/perfectos/correcto/correctos',
      '6 leche, 2 arroz vino toda completos',
      '6 leche',
    ],
  ],
  complain: [
    ['acrediten/acredite/acreditar/abonen/abone el/la/los/las?', '6 leche. acrediten 2 arroz', '6 leche'],
    ['cobraron', '6 leche. cobraron 2 arroz', '6 leche'],
    ['credito/reembolso/devolucion de/por el/la/los/las?', '6 leche. credito de 2 arroz', '6 leche'],
    ['danada', '6 leche. 2 arroz danada', '6 leche'],
    ['danadas', '6 leche. 2 arroz danadas', '6 leche'],
    ['danado', '6 leche. 2 arroz danado', '6 leche'],
    ['danados', '6 leche. 2 arroz danados', '6 leche'],
    [
      'devuelvo/devolvemos/devuelvan/devuelva/devolver/devolviendo/regresamos/regresar/regresando/recojan el/la/los/las?',
      'estamos devolviendo 3 x harina con levadura 2.5kg, bolsas rotas\nNecesitamos:\nsal de mesa 1kg 6',
      '6 sal de mesa 1kg',
    ],
    [
      'el? chofer/repartidor/camion/conductor me/nos? dejo/trajo/bajo/descargo/entrego nos?',
      '6 leche. 2 arroz chofer dejo',
      '6 leche',
    ],
    [
      'en la/su/mi/nuestra factura/nota/remision/guia cobraron/facturaron/cobro/facturo/vienen/venian/aparecen/pusieron',
      '6 leche. 2 arroz, en la factura cobraron',
      '6 leche',
    ],
    ['factura', '6 leche. 2 arroz factura', '6 leche'],
    ['facturaron', '6 leche. facturaron 2 arroz', '6 leche'],
    ['habia/hubo', '6 leche. habia 2 arroz', '6 leche'],
    [
      'hacer/haga/hagan/quiero/queremos/necesito/necesitamos/favor/den/dar una/la/un/el? nota? de? credito/reembolso/devolucion',
      '6 leche. 2 arroz hacer credito',
      '6 leche',
    ],
    [
      'llego/llegaron/vino/vinieron/estaba/estaban abierto/abiertos/abierta/abiertas/mojado/mojados/mojada/mojadas/aplastado/aplastados/aplastada/aplastadas/podrido/podridos/podrida/podridas/golpeado/golpeados/quebrado/quebrados/quebrada/quebradas',
      '6 leche. llego abierto 2 arroz',
      '6 leche',
    ],
    [
      'llego/llegaron/vino/vinieron/estaba/estaban mal/roto/rotos/rota/rotas/vencido/vencidos/vencida/vencidas/danado/danados/danada/danadas/equivocado/equivocados/equivocada/equivocadas',
      '6 leche. llego mal 2 arroz',
      '6 leche',
    ],
    [
      'me/nos cobraron/facturaron/cobro/facturo de? mas? el/la/los/las?',
      '6 leche. me cobraron de mas el 2 arroz',
      '6 leche',
    ],
    [
      'nos/me? vinieron/mandaron/enviaron/trajeron/dejaron/entregaron nos/me? el/la/los/las?',
      'Vinieron 4 mayonesa tangy 750g de más, pasen por ellas. Necesito 2 mayonesa original 3kg',
      '2 mayonesa original 3kg',
    ],
    ['nota de credito', '6 leche. 2 arroz nota de credito', '6 leche'],
    ['recibi/recibimos el/la/los/las?', '6 leche. recibi 2 arroz', '6 leche'],
    ['recibido', '6 leche. 2 arroz recibido', '6 leche'],
    ['roto', '6 leche. 2 arroz roto', '6 leche'],
    ['rotos', '6 leche. 2 arroz rotos', '6 leche'],
    ['vencido', '6 leche. 2 arroz vencido', '6 leche'],
    ['vencidos', '6 leche. 2 arroz vencidos', '6 leche'],
  ],
  cancel: [
    [
      'cancela/cancelar/cancele/cancelen/quita/quitar/quite/quiten/olvida/olvide/elimina/elimine/borra/borre/saca/saque el/la/los/las/lo/de?',
      '10 arroz 5kg sunvalley, 3 aceite 5L, quite el aceite por favor',
      '10 arroz 5kg sunvalley',
    ],
    ['deja/dejen/deje fuera el/la/los/las?', '6 leche, 2 arroz. deja fuera el arroz', '6 leche'],
    ['dejalo/dejamelo/dejemoslo sin', '6 leche, 2 arroz. dejalo sin arroz', '6 leche'],
    ['en vez/lugar de/del el/la/los/las?', '6 leche, 2 arroz. en vez de arroz', '6 leche'],
    ['me/nos sobra/sobran', '6 leche, 2 arroz. me sobra arroz', '6 leche'],
    ['mejor no el/la/los/las', '6 leche, 2 arroz. mejor no el arroz', '6 leche'],
    [
      'mejor/ya sin el/la/los/las?',
      '20 2x4x8 spruce y 3 de cemento... no, mejor sin cemento',
      '20 2x4x8 spruce',
    ],
    [
      'nadie come/compra/quiere/usa/toma/pide el/la/los/las?',
      '6 leche, 2 arroz. nadie compra arroz',
      '6 leche',
    ],
    ['no hace/hacen falta', '6 leche, 2 arroz. no hace falta arroz', '6 leche'],
    [
      'no me/nos? vuelvan/vuelva/vuelvas a meter/mandar/poner/traer/enviar',
      '6 leche, 2 arroz. no me vuelvan a meter arroz',
      '6 leche',
    ],
    ['olvidate/olvidese/olvidense del/de', '6 leche, 2 arroz. olvidate del arroz', '6 leche'],
    ['tacha/tache/borra/borre el/la/los/las?', '6 leche, 2 arroz. tacha el arroz', '6 leche'],
    [
      'ya? cancele/cancelamos/pospusimos/aplazamos el/la/los/las',
      '6 leche, 2 arroz. cancelamos la arroz',
      '6 leche',
    ],
    [
      'ya? no me/nos/lo? mandes/manden/mande/quiero/queremos/ocupo/ocupamos/envies/envie/envien/necesito/necesitamos/traigas/traigan/traiga/pongas/pongan/ponga mas?',
      'Buenas, mandeme 8 quickset 45 y 4 quickwrap 4 in. No ocupo quickset 90. Gracias, Beto',
      '8 quickset 45; 4 quickwrap 4 in',
    ],
  ],
  cancelAll: [
    [
      'cancela/cancele/cancelen/cancelar/anula/anule todo? el/mi/la/este/lista pedido/orden/lista/mensaje completo/completa/entero/entera?',
      '6 leche, 2 arroz. cancela el pedido',
      'cancels_order',
    ],
    [
      'empecemos/empiezo/empezamos/empezar de nuevo/cero',
      '6 leche, 2 arroz. empecemos de nuevo',
      'cancels_order',
    ],
    [
      'ignora/ignore/ignoren/olvida/olvide su/la/el lista/pedido/mensaje de? abajo/arriba?',
      '6 leche, 2 arroz. ignora su lista',
      'cancels_order',
    ],
    [
      'ignora/ignore/ignoren/olvida/olvide/olviden/borra/borre/descarta/descarte lo que el/ella/ellos/ellas? escribio/escribieron/mando/mandaron/pidio/pidieron/dijo/dijeron/puso/pusieron abajo/arriba?',
      '6 leche, 2 arroz. ignora lo que escribio',
      'cancels_order',
    ],
    [
      'ignora/ignore/ignoren/olvida/olvide/olviden/cancela/cancele/cancelen/borra/borre/borren/descarta/descarte/anula/anule/quita/quite todo lo? de? anterior/arriba/antes/dicho?',
      '6 leche, 2 arroz. ignora todo',
      'cancels_order',
    ],
    [
      'ignora/ignore/ignoren/olvida/olvide/olviden/cancela/cancele/cancelen/borra/borre/descarta/descarte/anula/anule todo? lo de? anterior/arriba',
      '6 leche, 2 arroz. ignora lo anterior',
      'cancels_order',
    ],
    [
      'no hagas/haga/hagan caso a/de/al lo? que? el/ella/ellos/ellas? escribio/escribieron/mando/mandaron/pidio/pidieron/dijo/dijeron/pedido/lista abajo/arriba?',
      '6 leche, 2 arroz. no hagas caso a escribio',
      'cancels_order',
    ],
  ],
  settle: [
    ['basta/bastan', 'leche: 6 basta', '6 leche'],
    [
      'es/son/sera/seran suficiente/suficientes/bastante/bastantes',
      '6 leche, 2 arroz. 4 es suficiente',
      '6 leche; 4 arroz',
    ],
  ],
  cancelBefore: [
    ['ahora no', '6 leche, 2 arroz. arroz ahora no', '6 leche'],
    [
      'cancela/cancele/quita/quite/elimina/olvida eso/lo/la/los',
      '6 leche, 2 arroz. arroz cancela eso',
      '6 leche',
    ],
    ['cancelada', '6 leche, 2 arroz. arroz cancelada', '6 leche'],
    ['cancelado', '6 leche, 2 arroz. arroz cancelado', '6 leche'],
    ['cancelalo', '6 leche, 2 arroz. arroz cancelalo', '6 leche'],
    [
      'cuesta/cuestan/sale/salen muy/demasiado caro/cara/caros/caras?',
      '6 leche, 2 arroz. arroz cuesta muy',
      '6 leche',
    ],
    ['deja/deje/dejen eso', '6 leche, 2 arroz. arroz deja eso', '6 leche'],
    ['dejala', '6 leche, 2 arroz. arroz dejala', '6 leche'],
    [
      'dejalas',
      'Necesito 10 drywall 1/2 4x8. Las gafas de seguridad déjalas, aún me quedan 3 cajas',
      '10 drywall 1/2 4x8',
    ],
    [
      'dejalo',
      'Mándame 5 arroz basmati 2kg y 4 aceite de girasol 2l. El azúcar blanca 2.5kg déjalo, todavía tengo 6 bolsas',
      '5 arroz basmati 2kg; 4 aceite de girasol 2l',
    ],
    ['dejalos', '6 leche, 2 arroz. arroz dejalos', '6 leche'],
    ['dejela', '6 leche, 2 arroz. arroz dejela', '6 leche'],
    ['dejelas', '6 leche, 2 arroz. arroz dejelas', '6 leche'],
    ['dejelo', '6 leche, 2 arroz. arroz dejelo', '6 leche'],
    ['dejelos', '6 leche, 2 arroz. arroz dejelos', '6 leche'],
    ['dejenla', '6 leche, 2 arroz. arroz dejenla', '6 leche'],
    ['dejenlas', '6 leche, 2 arroz. arroz dejenlas', '6 leche'],
    ['dejenlo', '6 leche, 2 arroz. arroz dejenlo', '6 leche'],
    ['dejenlos', '6 leche, 2 arroz. arroz dejenlos', '6 leche'],
    ['esta semana/vez no', '6 leche, 2 arroz. arroz esta semana no', '6 leche'],
    [
      'esta/estan carisimo/carisima/carisimos/carisimas',
      '6 leche, 2 arroz. el arroz esta carisimo',
      '6 leche',
    ],
    ['hoy no', '6 leche, 2 arroz. arroz hoy no', '6 leche'],
    [
      'mejor no',
      '3 mermelada de fresa 450g, 3 mermelada de albaricoque 450g; la de albaricoque mejor no',
      '3 mermelada de fresa 450g',
    ],
    ['muy/demasiado caro/cara/caros/caras', '6 leche, 2 arroz. arroz muy caro', '6 leche'],
    [
      'nadie la/lo/las/los compra/toma/bebe/come/quiere/usa',
      'zesta grape 2l 6\nzesta orange 2l, nadie la compra',
      '6 zesta grape 2l',
    ],
    ['no esta semana/vez', '6 leche, 2 arroz. arroz no esta semana', '6 leche'],
    ['no la/lo/las/los comen/toman/beben/usan/quieren', '6 leche, 2 arroz. arroz no la comen', '6 leche'],
    ['no les gusta/gustan', '6 leche, 2 arroz. arroz no les gusta', '6 leche'],
    ['no por favor', '6 leche, 2 arroz. arroz no por favor', '6 leche'],
    ['no se mueve/mueven', '6 leche, 2 arroz. el arroz no se mueve', '6 leche'],
    ['no se vende/venden', '6 leche, 2 arroz. el arroz no se vende', '6 leche'],
    ['no va/van ya?', '6 leche, 2 arroz. el arroz no va', '6 leche'],
    ['olvidalo', '6 leche, 2 arroz. arroz olvidalo', '6 leche'],
    ['otro dia', '6 leche, 2 arroz. arroz otro dia', '6 leche'],
    ['para despues/luego', '6 leche, 2 arroz. arroz para despues', '6 leche'],
    ['para la proxima/otra', '6 leche, 2 arroz. arroz para la proxima', '6 leche'],
    [
      'perdon/disculpa/ups? chat/grupo/proveedor/contacto/persona equivocado/equivocada',
      '6 leche, 2 arroz. arroz chat equivocado',
      '6 leche',
    ],
    ['por ahora no', '6 leche. 2 arroz? por ahora no', '6 leche'],
    ['puede/pueden esperar', '6 leche, 2 arroz. arroz puede esperar', '6 leche'],
    ['quitala', '6 leche, 2 arroz. arroz quitala', '6 leche'],
    ['quitalo', '6 leche, 2 arroz. arroz quitalo', '6 leche'],
    [
      'ya no',
      '3 mayonesa original 750g, 2 salsa de tomate 700ml. La mayonesa ya no la necesito',
      '2 salsa de tomate 700ml',
    ],
    ['ya tenemos', '6 leche, 2 arroz. arroz ya tenemos', '6 leche'],
  ],
  correct: [
    [
      'cambia/cambie/cambialo/cambialos/cambielo/cambielos a',
      'Del pedido de ayer, los breakers 20 amp single pole eran 6, cámbielo a 9',
      '9 breakers 20 amp single pole',
    ],
    [
      'cambia/cambie/cambien/reemplaza/reemplace/sustituye/sustituya el/la/los/las',
      '6 maas 2kg, 4 samp 1kg. cambia el maas de seis a ocho',
      '8 maas 2kg; 4 samp 1kg',
    ],
    [
      'conte/contamos/medi/medimos/lei/leimos/escribi/puse/dije/calcule/anote mal',
      '6 leche, 2 arroz. conte mal 4 arroz',
      '6 leche; 4 arroz',
    ],
    ['correccion', '6 leche, 2 arroz. correccion 4', '6 leche; 4 arroz'],
    ['corrijo', '6 leche, 2 arroz. corrijo 4', '6 leche; 4 arroz'],
    [
      'debe/deben ser',
      'los 4 snuggy 800ml deben ser pure y no elegance, y 6 brito 750 lemon',
      '4 snuggy 800ml; 6 brito 750 lemon',
    ],
    ['digo', '6 leche, 2 arroz. digo 4', '6 leche; 4 arroz'],
    ['en realidad', '6 leche, 2 arroz. en realidad 4 arroz', '6 leche; 4 arroz'],
    ['en vez', '6 leche, 2 arroz. en vez 4 arroz', '6 leche; 4 arroz'],
    ['es? broma/bromeo solo/solamente/que sean?', '6 leche, 2 arroz. broma solo 4', '6 leche; 4 arroz'],
    ['espera', '6 leche, 2 arroz. espera 4', '6 leche; 4 arroz'],
    ['me equivoque', '6 leche, 2 arroz. me equivoque 4 arroz', '6 leche; 4 arroz'],
    ['mejor', '10 arroz sunvalley 5kg, perdon mejor 12', '12 arroz sunvalley 5kg'],
    ['mejor dicho', '6 leche, 2 arroz. mejor dicho leche 4', '4 leche; 2 arroz'],
    ['no mejor/solo/solamente/nomas/que sean?', '6 leche. no solo arroz', '6 arroz'],
    ['no pon/ponme/ponga/pongame/haz', '6 leche, 2 arroz. no pon 4', '6 leche; 4 arroz'],
    ['pasa/pasan a ser?', '6 leche, 2 arroz. pasa a 4', '6 leche; 4 arroz'],
    ['pensandolo bien/mejor', '6 leche, 2 arroz. pensandolo bien 4', '6 leche; 4 arroz'],
    ['perdon', '12 gouda 400g no perdón, 2 cajas y 3 maas 2kg', '2 gouda 400g; 3 maas 2kg'],
    [
      'puede/pueden/puedes/podria bajar/subir a/hasta',
      '6 roma macaroni 500g y 8 zesta grape 2l. El macaroni puede bajar a 4',
      '4 roma macaroni 500g; 8 zesta grape 2l',
    ],
    ['que sea', '6 leche, 2 arroz. que sea 4 arroz', '6 leche; 4 arroz'],
    [
      'que sean',
      'mejor de los 8 zesta grape 2l que sean 12. Y 4 gouda 400',
      '12 zesta grape 2l; 4 gouda 400',
    ],
    ['quise decir', '6 leche, 2 arroz. quise decir 4', '6 leche; 4 arroz'],
    [
      'sube/suba/suban/baja/baje/bajen/aumenta/aumente/aumenten/reduce/reduzca/reduzcan el/la/los/las',
      '6 leche, 2 arroz. sube la leche a 8',
      '8 leche; 2 arroz',
    ],
    ['sube/subele/baja/bajale a', '6 leche, 2 arroz. sube a 4', '6 leche; 4 arroz'],
    ['tiene/tienen que ser', '6 leche, 2 arroz. tiene que ser 4', '6 leche; 4 arroz'],
  ],
  each: [
    ['c/u', 'leche, arroz, pan 6 c', '6 leche; 6 arroz; 6 pan'],
    ['cada', 'leche, arroz, pan 6 cada', '6 leche; 6 arroz; 6 pan'],
    ['cada una', '6 cada una leche, arroz, pan', '6 leche; 6 arroz; 6 pan'],
    ['cada uno', 'leche, arroz, pan 6 cada uno', '6 leche; 6 arroz; 6 pan'],
    ['cu', 'leche, arroz, pan 6 cu', '6 leche; 6 arroz; 6 pan'],
    ['de cada', 'leche, arroz, pan 6 de cada', '6 leche; 6 arroz; 6 pan'],
    [
      'de cada sabor/tipo/clase/color/variedad/tamano',
      '6 de cada sabor leche, arroz, pan',
      '6 leche; 6 arroz; 6 pan',
    ],
    [
      'de cada una',
      '3 de cada una: breaker 20 amp single pole, breaker 100 amp, breaker 30 amp 2 polos',
      '3 breaker 20 amp single pole; 3 breaker 100 amp; 3 breaker 30 amp 2 polos',
    ],
    ['de cada uno', 'Zesta 2L, 8 de cada uno porfa:\nnaranja\nuva', '8 naranja; 8 uva'],
    [
      'de cada uno/una? por/en/para cada? @parcel',
      '10 canastas, 1 de cada uno por canasta:\nroma macaroni 500g\nsea pan coarse salt 1kg',
      '10 roma macaroni 500g; 10 sea pan coarse salt 1kg',
    ],
    ['de los/las siguientes', 'leche, arroz, pan 6 de los siguientes', '6 leche; 6 arroz; 6 pan'],
  ],
  holds: [
    [
      'aun/todavia nos/me? queda/quedan',
      'Necesito 10 drywall 1/2 4x8. Las gafas de seguridad déjalas, aún me quedan 3 cajas',
      '10 drywall 1/2 4x8',
    ],
    [
      'aun/todavia/ya tenemos/tengo/tiene/tienen/hay',
      'tres maas 2kg, no mande custard todavia tenemos y doce candles',
      '3 maas 2kg; 12 candles',
    ],
    ['tenemos/tengo/tiene/tienen aun/todavia/ya', '6 leche, 2 arroz. tenemos aun arroz', '6 leche'],
  ],
  have: [
    ['en stock', 'leche: en stock 2 necesito 6', '6 leche'],
    ['existencia', 'leche: existencia 2 necesito 6', '6 leche'],
    [
      'hay',
      'Karoo cola original 2L: hay 3, faltan 8. Zesta uva 2L: todavía hay 12, déjala. Zesta naranja 2L: 4 por favor',
      '8 Karoo cola original 2L; 4 Zesta naranja 2L',
    ],
    ['quedan', 'gouda 400g quedan 2, mandar 12\nmaas 2kg quedan 3, envíen 6', '12 gouda 400g; 6 maas 2kg'],
    ['tenemos', 'arroz sunvalley 5kg tenemos 4, pero necesitamos 6', '6 arroz sunvalley 5kg'],
    ['tengo', 'leche: tengo 2 necesito 6', '6 leche'],
  ],
  need: [
    ['falta', 'leche: tengo 2 falta 6', '6 leche'],
    [
      'faltan',
      'Karoo cola original 2L: hay 3, faltan 8. Zesta uva 2L: todavía hay 12, déjala. Zesta naranja 2L: 4 por favor',
      '8 Karoo cola original 2L; 4 Zesta naranja 2L',
    ],
    ['necesitamos', 'arroz sunvalley 5kg tenemos 4, pero necesitamos 6', '6 arroz sunvalley 5kg'],
    [
      'necesito',
      'maas 2kg - 4 en la bodega, pedir 12\nsamp 1kg: 2 en el estante, necesito 5',
      '12 maas 2kg; 5 samp 1kg',
    ],
    ['ocupamos', 'leche (tengo 2) ocupamos 6', '6 leche'],
    ['ocupo', 'leche (tengo 2) ocupo 6', '6 leche'],
    [
      'pedir',
      'maas 2kg - 4 en la bodega, pedir 12\nsamp 1kg: 2 en el estante, necesito 5',
      '12 maas 2kg; 5 samp 1kg',
    ],
  ],
  lack: [
    ['de lo contrario', '6 leche, de lo contrario 6 arroz', '6 leche'],
    ['en su defecto', '6 leche, en su defecto 6 arroz', '6 leche'],
    ['si falta', '6 leche, si falta 6 arroz', '6 leche'],
    ['si no', '6 leche, si no 6 arroz', '6 leche'],
    [
      'si/cuando ese/esa/eso/esos/esas/este/esta? se/ya? acaba/acabo/acabaron/acaban/termina/termino/agota/agoto',
      '6 leche, si acaba 6 arroz',
      '6 leche',
    ],
  ],
  substitute: [['o', '6 leche o arroz', '6 leche']],
  ask: [
    [
      'antes pedia/pediamos/compraba/comprabamos/llevaba/llevabamos/tomaba/tomabamos',
      '6 leche. antes pedia 4 arroz',
      '6 leche',
    ],
    [
      'cotizar/cotizarme/cotizarnos/cotizas/cotizan',
      '¿Me puede cotizar 40 baked beans 410g? Por ahora solo 6 maas 2kg',
      '6 maas 2kg',
    ],
    ['cuanto cuesta', 'cuanto cuesta 4 arroz, 6 leche', '6 leche'],
    ['cuanto cuestan/costaria/costarian/sale/salen', 'cuanto cuestan 4 arroz, 6 leche', '6 leche'],
    ['cuanto vale', '6 leche. cuanto vale 4 arroz', '6 leche'],
    [
      'iba/ibamos a pedir/comprar/ordenar/llevar/encargar/decir/poner/escribir el/la/los/las?',
      'claw hammers, iba a decir 8 pero mejor que sean 10. 2 tarp 16x20',
      '10 claw hammers; 2 tarp 16x20',
    ],
    ['llego/llegaron el/la/los/las/mi/mis', '6 leche. llegaron la 4 arroz?', '6 leche'],
    ['originalmente/inicialmente queria/pedi/tenia?', '6 leche. originalmente 4 arroz', '6 leche'],
    ['precio de', '6 leche. precio de 4 arroz', '6 leche'],
    ['que paso con el/la/los/las/mi/mis', '6 leche. que paso con el 4 arroz', '6 leche'],
    [
      'siempre/siguen/sigue/viven me/nos? piden/pide/pidiendo/preguntan/preguntando por?',
      'siguen pide 6 leche?',
      '',
    ],
    [
      'tienen',
      'jefe tienen sierra circular? mándeme una si hay. y 4 cinta malla 300',
      '1 sierra circular; 4 cinta malla 300',
    ],
    [
      'tienes/tienen/hay existencia/existencias/stock de',
      '¿Tienen existencia de corvalin? Necesito 2',
      '2 corvalin',
    ],
  ],
  add: [
    ['agrega', 'sin leche agrega 6 arroz', '6 arroz'],
    ['agregar', 'sin leche agregar 6 arroz', '6 arroz'],
    ['anade', 'sin leche, anade 6 arroz', '6 arroz'],
    [
      'casi? me/nos/se olvide/olvido/olvidaba/olvidaron/olvidamos de? pedir/decir/poner/anadir/agregar? el/la/los/las?',
      'cancela leche. me olvide 6 arroz',
      '6 arroz',
    ],
    [
      'se me/nos olvido/olvidaba/olvidaron/olvidaban de? pedir/decir/poner/anadir/agregar? el/la/los/las?',
      'cancela leche. se me olvido 6 arroz',
      '6 arroz',
    ],
    [
      'si es/son/fuera/fueran/seria tan amable/amables/gentil',
      'Quiero 3 samp 1kg y si fuera tan amable 2 maas 2kg para la vecina',
      '3 samp 1kg; 2 maas 2kg',
    ],
    ['si es? posible', 'sin leche si posible 6 arroz', '6 arroz'],
    ['si me hace/haces/hacen el favor', 'sin leche si me hace el favor 6 arroz', '6 arroz'],
    [
      'si no le/te/les es/fuera mucha? molestia/molesta/importa',
      'si no le es molestia 6 leche, 2 arroz',
      '6 leche; 2 arroz',
    ],
    ['si quiero/queremos/necesito/necesitamos', 'sin leche si quiero 6 arroz', '6 arroz'],
    ['suma', 'sin leche suma 6 arroz', '6 arroz'],
    ['y yo/nosotros? pedi/pedimos', 'sin leche, y pedi 6 arroz', '6 arroz'],
  ],
  same: [
    ['idem', '6 leche, idem arroz', '6 leche; 6 arroz'],
    ['igual pero?', '6 leche, igual arroz', '6 leche; 6 arroz'],
    ['igual/mismo que arriba/eso pero?', '6 leche, mismo que eso arroz', '6 leche; 6 arroz'],
    ['lo? mismo/misma/igual en/con', '6 leche, mismo en arroz', '6 leche; 6 arroz'],
    [
      'lo? mismo/misma/igual/idem pero en/con/de?',
      '4 azúcar morena cane hill 5kg, lo mismo pero blanca, y 6 arroz basmati 1kg',
      '4 azúcar morena cane hill 5kg; 4 blanca; 6 arroz basmati 1kg',
    ],
  ],
  repeat: [
    [
      'el/mi/nuestro? pedido de la semana pasada',
      '6 leche, el pedido de la semana pasada',
      '6 leche; an earlier order',
    ],
    ['el/mi/nuestro? pedido de siempre', '6 leche, el pedido de siempre', '6 leche; an earlier order'],
    [
      'el/mi/nuestro? pedido habitual/normal/semanal/acostumbrado',
      'pedido habitual y 6 leche',
      '6 leche; an earlier order',
    ],
    ['el? mismo pedido', 'el mismo pedido', 'an earlier order'],
    ['igual/mismo que la/el @latest @occasions', 'igual que la ultima vez', 'an earlier order'],
    ['igual/mismo que la/el @occasions @latest', 'igual que la semana pasada', 'an earlier order'],
    ['igual/mismo que siempre/ayer', 'igual que siempre', 'an earlier order'],
    ['lo de siempre/costumbre', '6 leche. lo de siempre', '6 leche; an earlier order'],
    ['lo habitual', 'lo habitual y 6 leche', '6 leche; an earlier order'],
    ['lo mismo', 'lo mismo', 'an earlier order'],
    ['repetir/repite/repita/repitan el/mi? ultimo? pedido', 'repite el pedido', 'an earlier order'],
  ],
  again: [
    ['como la semana pasada', '6 leche, arroz como la semana pasada', '6 leche; 1 arroz'],
    ['como la ultima vez', '6 leche, arroz como la ultima vez', '6 leche; 1 arroz'],
    ['como siempre', '6 leche, arroz como siempre', '6 leche; 1 arroz'],
    ['de la semana pasada', '6 leche, arroz de la semana pasada', '6 leche; 1 arroz'],
    ['de siempre', '6 leche, arroz de siempre', '6 leche; 1 arroz'],
    ['que la semana pasada', '6 leche, arroz que la semana pasada', '6 leche; 1 arroz'],
  ],
  cite: [
    [
      'repito',
      '4 roma macaroni 500g y 6 roma spaghetti 500g, no perdon 4, repito 4 macaroni y 6 spaghetti',
      '4 roma macaroni 500g; 6 roma spaghetti 500g',
    ],
  ],
  double: [
    ['doble el/la/los/las/de', '6 leche, 2 arroz. doble el arroz', '6 leche; 4 arroz'],
    [
      'duplica/duplique/duplicar/dobla el/la/los/las/de?',
      '6 leche, 2 arroz. duplica arroz',
      '6 leche; 4 arroz',
    ],
  ],
  triple: [['triplica/triplique el/la/los/las?', '6 leche, 2 arroz. triplica arroz', '6 leche; 6 arroz']],
  exchange: [
    ['al reves', '6 leche, 2 arroz. al reves', '2 leche; 6 arroz'],
    [
      'cambia/cambie/invierta/invierte las cantidades',
      '6 leche, 2 arroz. cambia las cantidades',
      '2 leche; 6 arroz',
    ],
  ],
};

/** See Unproved. */
export const unproved: Unproved = {
  consequence: `
dame
deme
haga
hagan
haz
manda
mande
manden
pon
ponga
ponme`,
  condition: `
en caso
por si`,
  quote: `
una cotizacion de/para/por`,
  askAll: `
antes de pedir`,
  complain: `
devolver`,
  cancel: `
aguanta
aguanten
guarda
guarden`,
  settle: `
alcanza/alcanzan`,
  cancelBefore: `
no lo mandes`,
  correct: `
no espera
no perdon
perdon son`,
  each: `
de? cada uno/una de los/las siguientes`,
  lack: `
si no hay
si no tienen
si no tienes`,
  ask: `
a como
cotizacion de/por/para
donde esta/estan/quedo/quedaron el/la/los/las/mi/mis
hay
piden/preguntan siempre/seguido/mucho por?
tienes`,
  add: `
agregue/agreguen/anada/anadan/incluya/incluyan/sume/sumen
algo mas
manda
nada mas
no se? olvides/olviden/olvide/olvidar de? el/la/los/las?
pero
que mas`,
  repeat: `
lo mismo de siempre
lo mismo que la semana pasada`,
  cite: `
donde escribi/puse/dije/dice/pone
escribi
yo? dije/dijimos`,
};
