import type { HeadLexicon } from './lexicon';

/** Spanish, as written in orders: written by us from common usage. */
export const spanish: HeadLexicon = {
  language: 'es',
  cues: {
    day: `0: hoy, hoy mismo, esta tarde, esta mañana, esta noche, hoy dia
1: mañana, para manana
2: pasado mañana, pasado manana
-1: ayer, anteayer`,
    weekday: `1: lunes
2: martes
3: miercoles
4: jueves
5: viernes
6: sabado
7: domingo`,
    month: `1: enero
2: febrero
3: marzo
4: abril
5: mayo
6: junio
7: julio
8: agosto
9: septiembre, setiembre
10: octubre
11: noviembre
12: diciembre`,
    feast: `-46: miercoles de ceniza
-3: jueves santo
-2: viernes santo
-1: sabado santo
0: domingo de pascua
1: lunes de pascua`,
    nextWeek: 'la semana que viene, semana que viene, proxima semana, la proxima semana, semana proxima',
    weekOf: 'semana del',
    within: 'en, dentro de',
    span: `1: dias
7: semanas`,
    endOfMonth: 'fin de mes, fin del mes, finales de mes, final de mes, final del mes',
    endOfWeek: 'fin de semana, esta semana, final de la semana',
    next: 'proximo, proxima, que viene',
    this: 'este, esta',
    last: 'pasado, pasada, ultimo',
    dayArticle: 'el, el dia, dia',
    dayLead: 'el, para, antes del',
    of: 'de, del',
    notBefore: 'no antes de, no antes del, a partir del',
    dayFrom: 'a partir de, desde, desde el',
    onwards: 'en adelante, o despues, o mas tarde',
    dayAfter: 'despues de, despues del',
    ahead: 'antes de, antes del',
    orEarlier: 'o antes',
    before:
      'antes de, antes de las, antes del, antes de la, hasta las, a mas tardar a las, para las, a mas tardar',
    neverThen:
      'no entregar, no entregue, no entreguen, no traer, no traiga, no traigan, no venir, no venga, no vengan, no llegar, no llegue, no lleguen, no abrimos, no recibimos, no estamos, no mandar, no mande, no manden, nunca, nadie',
    after: 'despues de las, despues de, desde las, a partir de las, despues de la, a partir de',
    at: 'a las, a la, sobre las',
    between: 'entre, entre las, de, desde las',
    to: 'y, y las, a, a las, hasta las, hasta',
    and: 'y',
    or: 'o',
    latest: 'a mas tardar, como tarde',
    sharp: 'en punto',
    am: 'de la mañana, am',
    pm: 'de la tarde, de la noche, pm',
    oclock: 'horas, hrs',
    clock: '12:00: mediodia, el mediodia, medio dia',
    andHalf: 'y media',
    partOfDay: `-09:00: temprano, a primera hora, primera hora, bien temprano
08:00-12:00: por la mañana, en la mañana, de mañana, esta mañana, por la manana, en la manana
12:00-17:00: por la tarde, en la tarde, de tarde, esta tarde
17:00-20:00: por la noche, esta noche`,
    article: 'el, la, las, los',
    shut: 'cierra, cierran, cerramos, abre, abrimos, cerrado',
    wanted:
      'entregar, entrega, entreguen, mandar, mande, mandeme, envie, enviar, enviame, necesito, necesitamos, quiero, traer, traigan, recoger, llegue, mandame, pasar',
    leadsToDay: 'para, para el, antes del, el, hasta el, a partir del',
    wantedLabel: 'fecha de entrega, entrega, entregar el, fecha requerida, para el dia',
    past: 'ayer, pasado, factura, pague, pagado, recibi, recibimos, desde, fue, era, llego, trajeron, del pedido, la entrega del, de la semana pasada, fecha',
    event: 'cerrado, boda, fiesta, feriado, evento, empieza, valido, cumpleanos, cerramos, reunion',
    no: 'no, nunca, sin',
    shutThen:
      'cerrado, cerrada, cerrados, cerramos, sin entrega, sin entregas, no hay entregas, no hay nadie, feriado, menos el, excepto, excepto el, salvo, salvo el',
    takesIn: 'abrimos, aceptamos, aceptar, estamos, estar, recibimos, recibir, trabajamos',
    verbLead: 'hay, la, lo, nos, podemos, puede, pueden, puedo, se, vamos a',
    until: 'hasta, hasta el',
    po: 'orden de compra, pedido no, pedido numero, numero de pedido, pedido nº, pedido n, oc, numero de orden, orden no, orden numero, orden de compra no, orden de compra numero, nro de pedido',
    order: 'pedido, orden',
    reference: 'referencia, nuestra referencia',
    numberWord: 'numero, nº, n, nro, num, es',
    is: 'es',
    old: 'viejo, vieja, anterior, cancelado, cancelada, su',
    otherPaper: 'factura, cotizacion, presupuesto, cuenta, albaran, recibo',
    deliverTo:
      'entregar en, entregue en, entreguen en, entrega en, enviar a, mandar a, llevar a, direccion, dejar en, envie a, mandelo a, direccion de entrega, traer a',
    towards: 'para, para la, para el, en, de, a, desde, sucursal, tienda',
    notPlace: 'no a, no en, al lado de, cerca de, detras de, frente a, no',
    behindPlace: 'como siempre, en su lugar, esta vez, otra vez',
    placeWord:
      'calle, avenida, plaza, colegio, escuela, iglesia, salon, hospital, bodega, esquina, tienda, obra, barrio, carretera',
    newPlace: 'nueva tienda, nueva sucursal, local nuevo, tienda nueva',
    spot: 'puerta, guardia, porton, atras, cocina, oficina, casa, recepcion, entrada, aqui, porteria',
    here: 'aqui, habla, aca',
    delivers: 'entregar, entrega, entreguen, entregue',
    collect: `self: recogemos, recojo, retiramos, pasamos a buscar
recoger, retirar, retiro, pasar a buscar, buscar, recogida, recogen, recoge`,
    collector:
      'paso, pasamos, voy, vamos, yo, nosotros, chofer, mi, a, lo, viene, pasa, vendra, pasare, vendremos, va, los',
    timeWord: 'fecha, hora',
    notCollected: 'vacios, envases, devolucion, dinero, cheque, palets, cajas vacias',
    urgent:
      'urgente, urgentemente, lo antes posible, cuanto antes, es urgente, con urgencia, urge, ya mismo, de inmediato, lo mas pronto posible',
    notUrgent: 'no es urgente, sin prisa, no urge, no hay prisa, nada urgente',
    tell: 'llamar, llame, llamen, llameme, dejar, deje, dejen, dejarlo, tocar, toque, toquen, avisar, avise, avisen, entrar, entre por, entren, usar, use, usen, decir, diga, digale, dile, estacionar, descargar, descarguen, poner, pongan, no, entregar, entregar por, entregar con, preguntar, firmar, no toquen, favor',
    must: 'debe, deben, solo, solamente, obligatorio',
    handling:
      'chofer, conductor, porton, puerta, timbre, guardia, entrada, atras, trasera, seguridad, recepcion, porteria, camion, montacargas, congelador, camara, llave, llegar, al llegar, perro, perros, ascensor, refrigerador, vecino, vecina, palet, palets, neveras, rampa',
    driverFact:
      'abrimos, cargar a la cuenta, cerramos, codigo de acceso, codigo de la puerta, codigo del porton, facturar a, horario de recepcion, recibimos de',
    whole:
      'sin sustitutos, no sustituir, no cambiar, sin sustituciones, no sustitutos, no cambien nada, no reemplazar',
    instructionLabel: 'instrucciones, nota, notas, observaciones, instrucciones especiales',
    call: 'llamar a, llame a, llamar, preguntar por, contacto, cel, celular, telefono',
    contact:
      'contacto, preguntar por, pregunte por, llamar a, pedido por, me llamo, mi nombre es, soy, llame a, persona de contacto, atencion, hablar con',
    myNumber: 'mi numero, mi telefono, telefono, tel, celular, cel',
    selfNamed: 'soy, me llamo, mi nombre es, habla',
    closing: 'saludos, saludos cordiales, atentamente',
    title: 'sr, sra, srta, don, dona, señor, señora',
    notName:
      'hola, gracias, por, favor, buenos, buenas, dias, tardes, cuando, el, la, en, antes, para, un, una, mi, de, yo',
    polite: 'por favor, gracias, porfa, muchas gracias, favor',
    priceAt: 'a, precio, por, al precio de',
    currency: 'pesos, euros',
    per: `each: cada uno, cada una, c u, por unidad, la unidad
*: por, la, el`,
    notPrice:
      'total, saldo, era, antes, pague, debe, ultimo, pasado, cuesta todavia, todavia, en total, sigue a, cuanto',
    abbreviated: 'sr, sra, srta, av, nro, num, no, tel',
  },
};
