const list = (names: string): readonly string[] => names.trim().split(/,\s*/);

export const femaleNames = list(`
Aileen, Aiza, Analyn, Angelica, Annaliza, Apple Joy, Arlene, Bernadette, Carmelita, Cecilia, Charmaine, Cherry Ann,
Chona, Christine Joy, Clarissa, Concepcion, Corazon, Cristina, Daisy, Dalisay, Donna Mae, Editha, Eleonor, Elvira,
Emerlinda, Erlinda, Esperanza, Evangeline, Florencia, Generosa, Girlie, Gloria, Grace, Gemma, Hazel, Imelita,
Ivy, Jacqueline, Janice, Jennylyn, Jhoanna, Jocelyn, Josefina, Joy, Juliet, Karen, Katrina Mae, Kristine, Lailani,
Leonora, Liezel, Ligaya, Lilibeth, Lorna, Lourdes, Luningning, Luzviminda, Mae, Marcela, Maria Clara, Maria Lourdes,
Maribel, Maricel, Marilou, Marites, Melanie, Mercedita, Michelle, Milagros, Myrna, Nenita, Norma, Perla, Princess,
Remedios, Rhea, Rosalinda, Rosario, Rowena, Rubylyn, Ruth, Sheila, Shiela Marie, Teresita, Trinidad, Vilma, Zenaida
`);

export const maleNames = list(`
Abelardo, Alejandro, Alfredo, Allan, Alvin, Andres, Angelito, Antonio, Ariel, Arnel, Arturo, Benedicto, Benjie,
Bienvenido, Bonifacio, Carlito, Christian, Crisanto, Danilo, Dante, Delfin, Dennis, Dindo, Dominador, Edgardo,
Edmundo, Eduardo, Efren, Elmer, Emmanuel, Erwin, Eugenio, Felipe, Ferdie, Florante, Francis, Gerardo, Gilbert,
Hermogenes, Honorio, Isagani, Jaime, Jayson, Jerome, Jericho, Joel, John Paul, Jomar, Jonathan, Jose Mari, Joselito,
Juanito, Julius, Kenneth, Lamberto, Leandro, Leonardo, Macario, Manolito, Marlon, Mark Anthony, Melchor, Nestor,
Nicanor, Noel, Orlando, Pablito, Paolo, Quirino, Ramil, Raymart, Reynaldo, Ricardo, Rodel, Rogelio, Romeo, Ronaldo,
Rommel, Ruel, Salvador, Severino, Teodoro, Tomas, Ulysses, Vicente, Virgilio, Wilfredo, Zaldy
`);

export const surnames = list(`
Abad, Abella, Abrenica, Abueva, Acosta, Agbayani, Agcaoili, Agoncillo, Aguilar, Alcantara, Alcaraz, Almario, Alonzo,
Amparo, Andal, Angeles, Apostol, Arceo, Arellano, Asuncion, Asistio, Austria, Avila, Ballesteros, Baltazar,
Banaag, Bantigue, Baria, Barrientos, Basilio, Bautista, Bengzon, Beltran, Benitez, Bernardino, Bondoc, Borja,
Buenaventura, Bulaong, Caballero, Cabrera, Calderon, Camacho, Candelaria, Capistrano, Caringal, Carpio, Castillo,
Catacutan, Cervantes, Chua, Clemente, Co, Concepcion, Cordero, Corpuz, Crisostomo, Cruz, Cuenco, Custodio, Dacanay,
Dagohoy, Dalisay, David, De Guzman, De Jesus, De la Peña, De la Torre, De los Reyes, De los Santos,
Dela Cruz, Dela Rosa, Del Rosario, Diaz, Dimaculangan, Dimaguila, Dimapilis, Dimayuga, Dizon, Domingo, Dumlao,
Ebarle, Elizalde, Encarnacion, Enriquez, Escaño, Espino, Espiritu, Evangelista, Fabian, Fajardo, Ferrer, Flores,
Francisco, Galang, Gallego, Garcia, Gatbonton, Gatdula, Gatmaitan, Gaviola, Go, Gonzaga, Guevarra, Gumabao,
Hernandez, Hilario, Ignacio, Ilagan, Jacinto, Javier, Jimenez, Kalaw, Katigbak, Labrador, Lagman, Lansangan, Lapuz,
Legaspi, Liboro, Lim, Liwanag, Lopez, Luna, Macapinlac, Macarambon, Macaraeg, Macatangay, Magbanua, Magdangal,
Magpantay, Magsino, Malabanan, Mallari, Manalastas, Manalo, Mangahas, Maniquis, Mapagu, Mariano, Marquez, Medina,
Mendoza, Mercado, Molina, Montemayor, Morales, Natividad, Navarro, Nepomuceno, Ocampo, Ong, Ortega, Pacheco, Palad,
Panganiban, Pangilinan, Pantig, Pascual, Paterno, Perez, Pineda, Portugal, Punongbayan, Quiambao, Quinto, Quizon,
Ramirez, Razon, Reyes, Rivera, Rodriguez, Rosales, Sabado, Salazar, Sales, Samonte, Sanchez, Santiago, Santos,
Sarmiento, Sinsuat, Soriano, Suarez, Tadeo, Tagle, Talampas, Tan, Tanchoco, Tayag, Tiangco, Tolentino,
Torres, Tuazon, Umali, Uy, Valdez, Valencia, Vergara, Villanueva, Villarosa, Yap, Yuson, Zamora, Zulueta
`);

/** Surnames that break imports, printing and searches which know only plain letters. */
export const difficultSurnames = list(`
Nuñez, Ibañez, D'Andrade, Castañeda, Peñaflor, D'Silva, Zuñiga, Montaño, D'Almeida, Briones-Nuñez, Ordoñez, Piñero
`);

/** First and last names that together belong to somebody of public life. */
export const deniedPersons = list(`
Alfredo Lim, Angelica Panganiban, Antonio Luna, Ariel Rivera, Arnel Ignacio, Arnel Pineda, Christian Bautista,
Danilo Lim, Efren Reyes, Francis Tolentino, Gloria Diaz, Jericho Rosales, Joel Villanueva, Leandro Mendoza,
Rhea Santos, Ricardo Dalisay, Ronaldo Valdez, Vilma Santos
`);

export const suffixes = ['Jr.', 'Sr.', 'II', 'III'] as const;
